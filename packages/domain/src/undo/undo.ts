/** A text that was replaced by another. */
export interface Replacement {
  readonly before: string;
  readonly after: string;
}

/**
 * Takes back a replacement in a text that may have been changed since. What was typed later stays; if nothing is left of the
 * replacement, the text is as it is.
 */
export function withoutReplacement(text: string, { before, after }: Replacement): string {
  const [typedIn, replaced] = [[...text], [...after]];
  const start = commonLength(typedIn, replaced);
  const end = commonLength(typedIn.slice(start).toReversed(), replaced.slice(start).toReversed());
  if (start === 0 && end === 0 && text !== after) return text;
  const typed = typedIn.slice(start, typedIn.length - end).join('');
  return start === 0 ? typed + before : before + typed;
}

/** How many items two lists share at their beginning. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((item, index) => item !== other[index]);
  return different === -1 ? one.length : different;
}
