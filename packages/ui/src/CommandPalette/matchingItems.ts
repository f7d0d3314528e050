/** The items whose name has every word of the search in it, in their order; nothing typed matches all. */
export function matchingItems<Item extends { readonly label: string }>(items: readonly Item[], search: string) {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)));
}
