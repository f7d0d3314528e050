/**
 * Submits a form as Enter in one of its fields does: unless its submit button is disabled or pending. The focus stays
 * where it is.
 */
export function submitForm(form: HTMLFormElement | null | undefined): void {
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button && !button.disabled && button.ariaDisabled !== 'true') form?.requestSubmit(button);
}
