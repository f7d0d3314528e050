import { TabStorage } from '../session/index.ts';

export interface RecentItem {
  readonly label: string;
  readonly path: string;
}

const MAX_ITEMS = 8;

const STORAGE_KEY = 'recent-items';
const storage = new TabStorage();

/** Moves the opened item to the front, without duplicates. */
export function withVisited(items: readonly RecentItem[], item: RecentItem): readonly RecentItem[] {
  return [item, ...items.filter(({ path }) => path !== item.path)].slice(0, MAX_ITEMS);
}

/** Removes all pages of an item, such as those of a course and of its quiz: their paths end with its id. */
export function withoutItem(items: readonly RecentItem[], id: string): readonly RecentItem[] {
  const end = `/${encodeURIComponent(id)}`;
  return items.some(({ path }) => path.endsWith(end)) ? items.filter(({ path }) => !path.endsWith(end)) : items;
}

/** Reads the items that this tab stored for a user. Invalid data counts as none. */
export function readRecentItems(owner: string | undefined): readonly RecentItem[] {
  try {
    const found = Object(JSON.parse(storage.read(STORAGE_KEY) ?? '{}'));
    const isOwners = owner !== undefined && found.owner === owner && Array.isArray(found.items);
    return isOwners ? found.items.filter(isItem).slice(0, MAX_ITEMS) : [];
  } catch {
    return [];
  }
}

/** Stores a user's items in this tab. */
export function storeRecentItems(items: readonly RecentItem[], owner: string | undefined): void {
  const isEmpty = items.length === 0 || owner === undefined;
  storage.write(STORAGE_KEY, isEmpty ? null : JSON.stringify({ owner, items }));
}

/** Whether a stored value is an item of this app. */
function isItem(value: unknown): value is RecentItem {
  const { label, path } = Object(value);
  return typeof label === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
