import { BaseButton } from '../Button/BaseButton.tsx';
import { CheckIcon, WarningIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ReadinessList.css.ts';

/** A requirement for enabling an item. */
export interface ReadinessItem {
  /** The name of the requirement: 'preview image'. */
  readonly label: string;
  readonly isMissing: boolean;
  /** The page where it can be added. */
  readonly href?: string | undefined;
  /** Goes to the place on this page where it can be added. */
  readonly onPress?: (() => void) | undefined;
}

export interface ReadinessListProps {
  /** The requirements in the order of the form. Met ones can be left out. */
  items: readonly ReadinessItem[];
}

/** The requirements for enabling an item, with links to the missing ones. */
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
