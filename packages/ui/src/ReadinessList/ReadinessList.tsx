import { BaseButton } from '../Button/BaseButton.tsx';
import { CheckIcon, WarningIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ReadinessList.css.ts';

/** Something that is needed to enable a thing. */
export interface ReadinessItem {
  /** What is needed, in words: 'preview image'. */
  readonly label: string;
  readonly isMissing: boolean;
  /** The page where it is added. */
  readonly href?: string | undefined;
  /** Leads to where it is added on this page. */
  readonly onPress?: (() => void) | undefined;
}

export interface ReadinessListProps {
  /** What is needed, in the order of the form; what is there already may be left out. */
  items: readonly ReadinessItem[];
}

/** Says what is still missing before something can be enabled, and leads there. */
export function ReadinessList({ items }: ReadinessListProps) {
  return (
    <ul className={styles.list} aria-label="Required to enable">
      {items.map((item) => (
        <li key={item.label} className={item.isMissing ? styles.items.missing : styles.items.met}>
          {item.isMissing ? <WarningIcon /> : <CheckIcon />}
          <Way {...item} />
          <VisuallyHidden>{item.isMissing ? '(still missing)' : '(done)'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

function Way({ label, href, onPress }: ReadinessItem) {
  const words = label.charAt(0).toUpperCase() + label.slice(1);
  if (href !== undefined) {
    return (
      <Anchor className={styles.way} href={href}>
        {words}
      </Anchor>
    );
  }
  if (onPress === undefined) return <span>{words}</span>;
  return (
    <BaseButton className={styles.way} onPress={onPress}>
      {words}
    </BaseButton>
  );
}
