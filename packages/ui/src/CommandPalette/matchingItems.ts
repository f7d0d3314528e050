import { matchesKeyword } from '@cpd/domain/keyword';

interface Findable {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly synonyms?: string | undefined;
}

/** Returns the items whose name, hint and synonyms contain every word of the search. An empty search matches all. */
export function matchingItems<Item extends Findable>(items: readonly Item[], search: string) {
  return items.filter(({ label, hint, synonyms }) => matchesKeyword(search, label, hint, synonyms));
}
