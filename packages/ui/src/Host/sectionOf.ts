/** Returns the name of the section in a query, null for the first one. */
export function sectionOf(search: URLSearchParams): string | null {
  return search.get('section');
}
