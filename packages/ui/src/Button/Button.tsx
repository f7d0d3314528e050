import type { MouseEvent, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/index.ts';
import { withIcon } from '../Text/ownElement.tsx';
import * as styles from './Button.css.ts';

/** How a button looks; shared with links that look like one. */
export interface ButtonLook {
  /**
   * The weight of the action: one primary a page, secondary beside it, quiet in rows, critical for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /**
   * Colours the text of a quiet button as destructive, or a secondary one as what can be done next.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'critical';
  /**
   * The height: 28, 36 or 44 pixels, and at least 40 on touch.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  isWide?: boolean;
  icon?: ReactNode;
}

/** What of React Aria's button is open to callers. */
type Behaviour =
  | 'onPress'
  | 'type'
  | 'name'
  | 'form'
  | 'formNoValidate'
  | 'slot'
  | 'autoFocus'
  | 'isDisabled'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-expanded';

export interface ButtonProps extends ButtonLook, Pick<AriaButtonProps, Behaviour> {
  /** The visible label; a button of an icon alone has an `aria-label` instead. */
  children?: ReactNode;
  /** There is nothing further in this direction: presses do nothing, but the focus stays where it is. */
  isAtEdge?: boolean;
  /** An answer is waited for: it keeps the focus, says that it is busy and takes no press. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here and now; to go elsewhere, take a Link. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', tone = 'neutral', size = 'medium', isWide = false, ...others } = props;
  const { icon, children, isAtEdge = false, isPending = false, ...behaviour } = others;
  return (
    <AriaButton
      {...behaviour}
      {...((isAtEdge || isPending) && { onPress: ignore, 'aria-disabled': true })}
      className={styles.button({ variant, tone, size, isWide })}
      render={(attributes) => <button {...attributes} {...(isPending && pending)} />}
    >
      <span className={styles.label}>{withIcon(icon, children)}</span>
      {isPending && (
        <span className={styles.pendingMark}>
          <Spinner size="small" />
        </span>
      )}
    </AriaButton>
  );
}

function ignore() {}

/**
 * Pending by itself: React Aria's pending button is no submit button, without which Enter in a form of one field would
 * send it once more, and announces itself by a reference that is broken when it has gone.
 */
const pending = {
  'data-pending': true,
  'aria-busy': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};
