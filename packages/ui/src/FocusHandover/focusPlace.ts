/** Focuses a part of a page. It is not focusable before, so that a click in it does not focus it. */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
