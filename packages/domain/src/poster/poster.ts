/** Largest width and height of a poster's preview, in CSS pixels. */
export const POSTER_PREVIEW_SIZE = 200;

/** Tells whether the same poster is named twice, which the server refuses (rule B13). */
export function isPosterNamedTwice(posterIds: readonly string[]): boolean {
  return new Set(posterIds).size < posterIds.length;
}
