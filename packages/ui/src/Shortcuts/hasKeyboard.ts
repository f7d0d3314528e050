/** Whether the device usually has a keyboard; phones and tablets rarely do. */
export function hasKeyboard(): boolean {
  // jsdom has no media queries.
  return !window.matchMedia?.('(hover: none) and (pointer: coarse)').matches;
}
