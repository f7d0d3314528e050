import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { button, label, pendingMark } from './Button.css.ts';

/** How a button looks; shared with links that look like one. */
export interface ButtonLook {
  /**
   * The weight of the action: one primary a page, secondary beside it, quiet in rows, critical for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical';
  /**
   * Colours the text of a quiet button as destructive.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical';
  /**
   * The height: 28, 36 or 44 pixels, and at least 40 on touch.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Fills the width of its container.
   * @default false
   */
  isWide?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
}

/** What a button says and does. */
export interface ButtonProps extends ButtonLook {
  /** The visible label; a button of an icon alone has an `aria-label` instead. */
  children?: ReactNode;
  /** Runs on a press by pointer, Enter or Space; never while disabled or pending. */
  onPress?: () => void;
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset';
  /**
   * Takes the button out of use.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Shows a spinner and ignores presses, but keeps the focus and the width.
   * @default false
   */
  isPending?: boolean;
  /**
   * Takes the focus first in the dialog it stands in.
   * @default false
   */
  isFirstFocus?: boolean;
  /** A fuller name for assistive technology; begins with the visible label. */
  'aria-label'?: string;
  /** The id of a text that explains the button. */
  'aria-describedby'?: string;
  /** Whether what the button opens is open. */
  'aria-expanded'?: boolean;
  /** The id of what the button opens or changes. */
  'aria-controls'?: string;
  /** The button's element, for moving the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here and now; to go elsewhere, take a Link. */
export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    type = 'button',
    isDisabled = false,
    isPending = false,
    icon,
    isFirstFocus,
    ref,
    ...rest
  } = props;
  const { variant = 'secondary', tone = 'neutral', size = 'medium', isWide = false, ...aria } = rest;

  function handleClick(event: MouseEvent) {
    if (isPending) event.preventDefault();
    else onPress?.();
  }

  return (
    <button
      {...aria}
      ref={ref}
      type={type}
      className={button({ variant, tone, size, isWide })}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      data-autofocus={isFirstFocus || undefined}
      onClick={handleClick}
    >
      <span className={label}>
        {icon}
        {children}
      </span>
      {isPending && (
        <span className={pendingMark}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}
