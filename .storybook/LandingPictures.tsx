import type { ReactNode } from 'react';

/** A picture of 240 × 120 in the colours of the theme, for the first page. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className="picture" viewBox="0 0 240 120" aria-hidden="true">
      {children}
    </svg>
  );
}

interface BarProps {
  x: number;
  y: number;
  width: number;
  /** Its colour, as a class. */
  look?: 'ink' | 'muted' | 'faint' | 'on-accent' | 'critical';
}

/** A word or a line of text. */
function Bar({ x, y, width, look = 'muted' }: BarProps) {
  return <rect className={look} x={x} y={y} width={width} height="5" rx="2.5" />;
}

/** The seal of the certificates. */
function Seal({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      <circle className="seal" cx={x} cy={y} r={size} strokeWidth={size / 3} strokeDasharray={`${size / 3.6}`} />
      <circle className="sign" cx={x} cy={y} r={size * 0.6} />
    </>
  );
}

const rows = [26, 48, 70, 92];

/** What some components are for, by the titles of their stories. */
export const landingPictures: Readonly<Record<string, ReactNode>> = {
  'Components/Actions/Button': (
    <Picture>
      <rect className="focus" x="24" y="38" width="76" height="44" rx="11" />
      <rect className="accent" x="28" y="42" width="68" height="36" rx="8" />
      <Bar x={44} y={58} width={36} look="on-accent" />
      <rect className="paper" x="110" y="42" width="62" height="36" rx="8" />
      <Bar x={125} y={58} width={32} look="ink" />
      <Bar x={190} y={58} width={30} look="critical" />
    </Picture>
  ),
  'Components/Lists/PagedTable': (
    <Picture>
      <rect className="paper" x="20" y="10" width="200" height="104" rx="8" />
      <path className="line" d="M20 22h200M20 44h200M20 66h200M20 88h200" />
      {rows.map((y, row) => (
        <g key={y}>
          <rect className={row === 1 ? 'accent' : 'box'} x="30" y={y + 2} width="10" height="10" rx="2.5" />
          <rect className={row % 2 === 0 ? 'sign' : 'seal-flat'} x="50" y={y} width="24" height="14" rx="3" />
          <Bar x={82} y={y} width={[62, 48, 70, 54][row] ?? 60} look="ink" />
          <Bar x={82} y={y + 9} width={[34, 42, 30, 38][row] ?? 36} look="faint" />
          <circle className={row === 3 ? 'caution' : 'positive'} cx="178" cy={y + 7} r="3" />
          <Bar x={185} y={y + 5} width={24} />
        </g>
      ))}
    </Picture>
  ),
  'Components/Documents/CertificateCanvas': (
    <Picture>
      <rect className="paper" x="44" y="8" width="144" height="104" rx="3" />
      <rect className="frame" x="50" y="14" width="132" height="92" />
      <rect className="frame" x="54" y="18" width="124" height="84" />
      <rect className="drawing" x="88" y="28" width="56" height="5" rx="2.5" />
      <Bar x={96} y={39} width={40} look="faint" />
      <path className="guide" d="M44 58h30M158 58h34" />
      <rect className="ink" x="82" y="53" width="68" height="9" rx="4.5" />
      <path className="coral" d="M84 69h64" />
      <Seal x={116} y={88} size={8} />
      <rect className="accent" x="192" y="50" width="34" height="16" rx="4" />
      <Bar x={199} y={56} width={20} look="on-accent" />
    </Picture>
  ),
  'Components/Forms/DropZone': (
    <Picture>
      <rect className="zone" x="24" y="14" width="192" height="92" rx="10" />
      <path className="paper" d="M98 30h28l14 14v46H98z" />
      <path className="outline" d="M126 30v14h14" />
      <path className="arrow" d="M119 78V54m-9 9 9-9 9 9" />
      <circle className="positive" cx="142" cy="88" r="10" />
      <path className="tick" d="m137.5 88 3.5 3.5 6-7" />
    </Picture>
  ),
  'Components/Actions/CommandPalette': (
    <Picture>
      <rect className="paper" x="40" y="12" width="160" height="98" rx="9" />
      <circle className="outline" cx="56" cy="26" r="5" />
      <path className="outline" d="m60 30 4 4" />
      <Bar x={72} y={24} width={44} look="ink" />
      <path className="line" d="M40 40h160" />
      <rect className="soft" x="46" y="46" width="148" height="18" rx="5" />
      <rect className="accent" x="54" y="50" width="10" height="10" rx="3" />
      <Bar x={72} y={53} width={58} look="ink" />
      <rect className="key" x="174" y="50" width="14" height="10" rx="3" />
      <rect className="seal-flat" x="54" y="70" width="10" height="10" rx="3" />
      <Bar x={72} y={73} width={76} />
      <rect className="sign" x="54" y="90" width="10" height="10" rx="3" />
      <Bar x={72} y={93} width={50} />
    </Picture>
  ),
  'Components/Forms/Select': (
    <Picture>
      <rect className="focus" x="46" y="10" width="148" height="34" rx="9" />
      <rect className="field" x="50" y="14" width="140" height="26" rx="6" />
      <Bar x={62} y={25} width={52} look="ink" />
      <path className="outline" d="m170 25 5 5 5-5" />
      <rect className="paper" x="50" y="48" width="140" height="66" rx="8" />
      <rect className="soft" x="55" y="53" width="130" height="18" rx="5" />
      <Bar x={64} y={60} width={52} look="ink" />
      <path className="check" d="m168 62 3.5 3.5 6-7" />
      <Bar x={64} y={80} width={70} />
      <Bar x={64} y={99} width={44} />
    </Picture>
  ),
  'Components/Feedback/Notifications': (
    <Picture>
      <rect className="paper" x="28" y="20" width="184" height="34" rx="9" />
      <path className="done" d="m42 37 4.5 4.5 8-9" />
      <Bar x={66} y={35} width={64} look="ink" />
      <rect className="link" x="152" y="35" width="26" height="5" rx="2.5" />
      <path className="outline" d="m192 33 8 8m0-8-8 8" />
      <rect className="paper" x="28" y="66" width="184" height="34" rx="9" />
      <path className="warn" d="M48 76 40 91h16Z" />
      <Bar x={66} y={78} width={92} look="ink" />
      <Bar x={66} y={88} width={60} look="faint" />
      <path className="outline" d="m192 79 8 8m0-8-8 8" />
    </Picture>
  ),
  'Components/Documents/PdfViewer': (
    <Picture>
      <rect className="page" x="150" y="12" width="66" height="96" rx="3" />
      <Bar x={160} y={24} width={40} look="faint" />
      <Bar x={160} y={36} width={46} look="faint" />
      <Bar x={160} y={48} width={34} look="faint" />
      <rect className="page" x="84" y="8" width="72" height="104" rx="3" />
      <rect className="sign" x="84" y="8" width="72" height="42" rx="3" />
      <circle className="seal-flat" cx="120" cy="29" r="11" />
      <Bar x={94} y={60} width={44} look="ink" />
      <Bar x={94} y={72} width={52} look="faint" />
      <Bar x={94} y={82} width={48} look="faint" />
      <Bar x={94} y={92} width={30} look="faint" />
      <rect className="paper" x="22" y="46" width="46" height="28" rx="7" />
      <path className="outline" d="M34 60h8M48 60h8m-4-4v8" />
    </Picture>
  ),
};
