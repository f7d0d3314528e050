import { searchFold } from '@cpd/domain/text';

/** Returns the items whose name or hint contains every word of the search. An empty search matches all. */
export function matchingItems<Item extends { readonly label: string; readonly hint?: string | undefined }>(
  items: readonly Item[],
  search: string,
) {
  const words = searchWords(search);
  return items.filter(({ label, hint = '' }) => {
    const text = searchFold(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
}

/** The folded words of a search. */
export function searchWords(search: string): readonly string[] {
  return searchFold(search).split(' ').filter(Boolean);
}
