import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

export interface BaseButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled'> {
  /** Runs on a click, on Enter and on Space; not while the button is `aria-disabled`. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** An unstyled native button, for components that style it. */
export function BaseButton({ onPress, onKeyDown, isDisabled, type = 'button', ...attributes }: BaseButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Without this, a pending button would submit its form again.
    if (attributes['aria-disabled']) return event.preventDefault();
    // Safari does not focus a button that is clicked (https://bugs.webkit.org/show_bug.cgi?id=22261). Enter in a field also
    // clicks the submit button of its form, without a pointer: the field keeps the focus.
    const isFromField = event.detail === 0 && event.currentTarget.form?.contains(document.activeElement) === true;
    if (document.activeElement !== event.currentTarget && !isFromField) {
      event.currentTarget.focus({ preventScroll: true });
    }
    onPress?.(event);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    // Browsers repeat the click while Enter is held, which would also confirm the dialog that the first click opened.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    onKeyDown?.(event);
  }
  return <button {...attributes} type={type} disabled={isDisabled} onClick={handleClick} onKeyDown={handleKeyDown} />;
}
