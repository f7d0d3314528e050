import { foldText, searchWords } from '@cpd/domain/text';

interface Findable {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly synonyms?: string | undefined;
}

/** Returns the items whose name, hint and synonyms contain every word of the search. An empty search matches all. */
export function matchingItems<Item extends Findable>(items: readonly Item[], search: string) {
  const words = searchWords(search);
  return items.filter(({ label, hint = '', synonyms = '' }) => {
    const text = foldText(`${label} ${hint} ${synonyms}`);
    return words.every((word) => text.includes(word));
  });
}
