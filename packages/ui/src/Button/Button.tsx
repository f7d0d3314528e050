import { type ReactNode, type Ref, useContext } from 'react';
import { DismissContext } from '../Dialog/DismissContext.ts';
import { Spinner } from '../Spinner/index.ts';
import { withIcon } from '../Text/ownElement.tsx';
import { BaseButton, type BaseButtonProps } from './BaseButton.tsx';
import * as styles from './Button.css.ts';

/** How a button looks, shared with links that look like one. */
export interface ButtonLook {
  /**
   * The weight of the action: one primary per page, secondary next to it, quiet in rows, critical for actions that
   * cannot be undone, text for a small one that is disabled in most rows, and link for one that leaves, such as 'Sign out'.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical' | 'text' | 'link';
  /**
   * The colour of a quiet button's destructive text, or of a secondary button for the next step.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'critical';
  /**
   * The height: 28, 36 or 44 pixels, and 44 on touch.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  isWide?: boolean;
  icon?: ReactNode;
}

/** The attributes that callers may set. */
type Attribute = 'isDisabled' | 'type' | 'name' | 'form' | 'formNoValidate' | 'autoFocus';

export interface ButtonProps
  extends ButtonLook,
    Pick<BaseButtonProps, Attribute | 'aria-label' | 'aria-describedby' | 'aria-expanded'> {
  onPress?: (() => void) | undefined;
  /** The visible label. A button with only an icon has an `aria-label` instead. */
  children?: ReactNode;
  /** Whether an edge is reached in this direction: presses do nothing, and the focus stays. */
  isAtEdge?: boolean;
  /** Whether an action is running. The button keeps the focus, announces that it is busy and ignores presses. */
  isPending?: boolean;
  /** Closes the Dialog around it, like Escape, in place of `onPress`. */
  slot?: 'close';
  ref?: Ref<HTMLButtonElement>;
}

/** Runs an action. To go to a page, use a Link. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', tone = 'neutral', size = 'medium', isWide = false, ...others } = props;
  const { icon, children, isAtEdge = false, isPending, onPress, ...attributes } = others;
  const dismiss = useContext(DismissContext);
  const content = withIcon(icon, children);
  const handlePress = attributes.slot === 'close' ? dismiss : onPress;
  return (
    <BaseButton
      {...attributes}
      onPress={() => handlePress?.()}
      {...((isAtEdge || isPending) && { 'aria-disabled': true })}
      {...(isPending && { 'aria-busy': true, 'data-pending': true })}
      className={styles.button({ variant, tone, size, isWide })}
    >
      {/* A list has dozens of buttons that are never pending. */}
      {isPending === undefined ? (
        content
      ) : (
        <>
          <span className={styles.label}>{content}</span>
          {isPending && (
            <span className={styles.pendingMark}>
              <Spinner size="small" />
            </span>
          )}
        </>
      )}
    </BaseButton>
  );
}
