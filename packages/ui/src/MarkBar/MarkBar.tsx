import { type ReactNode, useRef } from 'react';
import { ActionBar } from '../ActionBar/index.ts';
import { Button } from '../Button/index.ts';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { LIST_ID, type Marked } from '../ListScreen/index.ts';
import { say } from '../language/index.ts';
import { useDocumentKey } from '../Shortcuts/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './MarkBar.css.ts';

/** Something that can be done with all marked rows. */
export interface MarkAction {
  readonly label: string;
  /** A letter that runs it while rows are marked. */
  readonly shortcut?: string;
  readonly tone?: 'critical';
  /** Why it cannot be done with all of them. */
  readonly unavailableReason?: string | undefined;
  readonly onPress: () => void;
}

/** A marked row that an action has left as it was. */
export interface MarkFailure {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

export interface MarkBarProps {
  marked: Marked<unknown>;
  actions: readonly MarkAction[];
  /** What runs, one row after another. The actions wait for it. */
  progress?:
    | { readonly label: string; readonly done: number; readonly total: number; readonly onStop: () => void }
    | undefined;
  /** What the last action has not changed. */
  failures?: readonly MarkFailure[];
  /** Further buttons, such as a download. */
  children?: ReactNode;
}

/** What can be done with the marked rows of a list, how far it is, and what has failed. */
export function MarkBar({ marked, actions, progress, failures = [], children }: MarkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Back to the rows when the last mark is gone.
  useFocusHandover(bar, () => focusRows);
  useDocumentKey((event) => {
    const { target } = event;
    const isHere = target === document.body || (target instanceof Element && target.closest('main') !== null);
    if (event.key !== 'Escape' || progress || !isHere || isEscapeUsed(target)) return;
    marked.onUnmark();
  });
  return (
    <div ref={bar} className={styles.frame} data-marked-rows>
      <ActionBar
        aria-label={say('Marked rows')}
        placement="list"
        notice={failures.length > 0 && <Failures failures={failures} />}
        hint={progress ? <Progress {...progress} /> : <Count marked={marked} />}
      >
        {progress ? (
          <Button onPress={progress.onStop}>{say('Stop')}</Button>
        ) : (
          <>
            {actions.map((action) => (
              <ActionButton key={action.label} {...action} />
            ))}
            {children}
            {marked.onMarkPage && <Button onPress={marked.onMarkPage}>{say('Mark the whole page')}</Button>}
            <Button variant="quiet" onPress={() => marked.onUnmark()}>
              {say('Clear marks')}
            </Button>
          </>
        )}
      </ActionBar>
    </div>
  );
}

/** Focuses the first control of the rows, or the table if it has no rows any more. */
function focusRows(): void {
  const table = document.getElementById(LIST_ID);
  const control = table?.querySelector<HTMLElement>('tbody :is(a[href], button:enabled, input)');
  if (table && !control) table.tabIndex = -1;
  (control ?? table)?.focus();
}

/** Whether Escape clears or closes something where the focus is. */
function isEscapeUsed(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select');
}

function Count({ marked: { rows, elsewhere } }: Pick<MarkBarProps, 'marked'>) {
  const n = rows.length;
  // An element of its own: a page that the browser has translated shows the change of no other text.
  return (
    <span>
      {elsewhere === 0
        ? say('{n, plural, one {# row} other {# rows}} marked', { n })
        : say('{n, plural, one {# row} other {# rows}} marked, {elsewhere} on other pages', { n, elsewhere })}
    </span>
  );
}

function Progress({ label, done, total }: NonNullable<MarkBarProps['progress']>) {
  return (
    <span className={styles.progress}>
      <progress aria-label={label} value={done} max={total} />
      <span>{say('{label}: {done} of {total}', { label, done, total })}</span>
    </span>
  );
}

function ActionButton({ label, shortcut, tone, unavailableReason, onPress }: MarkAction) {
  const button = (
    <Button
      {...(tone && { variant: 'quiet' as const, tone })}
      {...(unavailableReason !== undefined && {
        'aria-label': say('{action}. {reason}', { action: label, reason: unavailableReason }),
      })}
      isAtEdge={unavailableReason !== undefined}
      data-shortcut={shortcut}
      onPress={onPress}
    >
      {label}
    </Button>
  );
  return unavailableReason === undefined ? button : <Tooltip content={unavailableReason}>{button}</Tooltip>;
}

function Failures({ failures }: Required<Pick<MarkBarProps, 'failures'>>) {
  return (
    <div role="alert">
      <strong>{say('{n, plural, one {# row was} other {# rows were}} not changed', { n: failures.length })}</strong>
      <ul
        className={styles.failures}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a focusable scroll container can be scrolled by keyboard.
        tabIndex={0}
      >
        {failures.map(({ id, name, reason }) => (
          <li key={id}>{say('{name}: {reason}', { name, reason })}</li>
        ))}
      </ul>
    </div>
  );
}
