import { BaseButton } from '../Button/BaseButton.tsx';
import { CheckIcon, WarningIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Link.tsx';
import { say } from '../language/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ReadinessList.css.ts';

/** A requirement for enabling an item. */
export interface ReadinessItem {
  /** The name of the requirement: 'Preview image'. */
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
  /**
   * Marks what is missing as a warning, after the item could not be enabled.
   * @default false
   */
  isWarning?: boolean;
  /**
   * Says above the list how many of the requirements are met.
   * @default false
   */
  hasProgress?: boolean;
}

/** The requirements for enabling an item, with links to the missing ones. */
export function ReadinessList({ items, isWarning = false, hasProgress = false }: ReadinessListProps) {
  const missing = isWarning ? 'warned' : 'missing';
  return (
    <>
      {hasProgress && <Progress done={items.filter(({ isMissing }) => !isMissing).length} total={items.length} />}
      <ul className={styles.list} aria-label={say('Required to enable')}>
        {items.map((item) => (
          <li key={item.label} className={styles.items[item.isMissing ? missing : 'met']}>
            <Mark isMissing={item.isMissing} isWarning={isWarning} />
            <Requirement {...item} />
            {!isMissingLink(item) && (
              <VisuallyHidden>{item.isMissing ? say('(still missing)') : say('(done)')}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <div className={styles.progress}>
      <Text tone="muted" size="small">
        {say('{done} of {total} done', { done, total })}
      </Text>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ width: `${(done / total) * 100}%` }} />
      </div>
    </div>
  );
}

/** A tick in a disc, a dashed circle, or a warning icon. */
function Mark({ isMissing, isWarning }: { isMissing: boolean; isWarning: boolean }) {
  if (isMissing) return isWarning ? <WarningIcon /> : <span className={styles.openMark} />;
  return (
    <span className={styles.doneMark}>
      <CheckIcon size={12} />
    </span>
  );
}

/** The name of such a link says that it is missing: screen readers also list links without the text around them. */
function isMissingLink({ isMissing, href, onPress }: ReadinessItem): boolean {
  return isMissing && (href !== undefined || onPress !== undefined);
}

function Requirement(item: ReadinessItem) {
  const { label, href, onPress } = item;
  const name = isMissingLink(item) ? (
    <>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{say('{label}, missing', { label })}</VisuallyHidden>
    </>
  ) : (
    label
  );
  if (href !== undefined) {
    return (
      <Anchor className={styles.link} href={href}>
        {name}
      </Anchor>
    );
  }
  if (onPress === undefined) return <span>{label}</span>;
  return (
    <BaseButton className={styles.link} onPress={() => onPress()}>
      {name}
    </BaseButton>
  );
}
