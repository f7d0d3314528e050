import { searchFold } from '@cpd/domain/text';

/** The items whose name or hint has every word of the search in it, in their order; nothing typed matches all. */
export function matchingItems<Item extends { readonly label: string; readonly hint?: string | undefined }>(
  items: readonly Item[],
  search: string,
) {
  const words = searchFold(search).split(' ').filter(Boolean);
  return items.filter(({ label, hint = '' }) => {
    const text = searchFold(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
}
