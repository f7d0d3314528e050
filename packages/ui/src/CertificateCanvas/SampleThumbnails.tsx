import { BaseButton } from '../Button/BaseButton.tsx';
import { say } from '../language/index.ts';
import * as styles from './CertificateCanvas.css.ts';
import { CertificateDrawing, type CertificateDrawingProps } from './CertificateDrawing.tsx';
import { demandingNames } from './sampleNames.ts';
import { useNameFonts } from './useNameFonts.ts';

/** In CSS pixels. */
const THUMBNAIL_WIDTH = 128;

type DrawingProps = Pick<CertificateDrawingProps, 'template' | 'picture' | 'position'>;

export interface SampleThumbnailsProps extends DrawingProps {
  /** The name on the large certificate. */
  name: string;
  onNameChange: (name: string) => void;
}

/** The certificate with the most demanding names, to check that the position suits all of them. A press shows one large. */
export function SampleThumbnails({ name, onNameChange, ...props }: SampleThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label={say('Other names at this position')}>
      {demandingNames.map(({ label, value }) => (
        <li key={value}>
          <BaseButton
            className={styles.thumbnail}
            aria-label={say(label)}
            aria-pressed={value === name}
            onPress={() => onNameChange(value)}
          >
            <Thumbnail {...props} name={value} />
            <span className={styles.caption}>{say(label)}</span>
          </BaseButton>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ name, ...props }: DrawingProps & { name: string }) {
  const { width, height } = props.template;
  return (
    <div className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <CertificateDrawing {...props} width={THUMBNAIL_WIDTH} name={name} fonts={useNameFonts(name)} />
    </div>
  );
}
