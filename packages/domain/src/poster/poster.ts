export function hasDuplicatePosters(posterIds: readonly string[]): boolean {
  return new Set(posterIds).size < posterIds.length;
}
