/** Focuses a control and scrolls it out from behind bars. WebKit ignores scroll margins when a script focuses a text field. */
export function focusInView(control: HTMLElement | null | undefined): void {
  control?.focus();
  // jsdom cannot scroll.
  control?.scrollIntoView?.({ block: 'nearest' });
}
