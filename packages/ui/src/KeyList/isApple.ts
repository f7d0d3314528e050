/** Apple's keyboards have ⌘ instead of Ctrl, and edit texts with Ctrl and Option. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
