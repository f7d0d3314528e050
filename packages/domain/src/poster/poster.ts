/** Tells whether the same poster is named twice, which the server refuses (rule B13). */
export function isPosterNamedTwice(posterIds: readonly string[]): boolean {
  return new Set(posterIds).size < posterIds.length;
}
