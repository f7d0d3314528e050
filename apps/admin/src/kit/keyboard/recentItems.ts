export interface RecentItem {
  readonly label: string;
  readonly path: string;
}

const REMEMBERED = 8;

const STORAGE_KEY = 'recent-items';

/** The items with the one opened now in front, without doubles. */
export function withVisited(items: readonly RecentItem[], item: RecentItem): readonly RecentItem[] {
  return [item, ...items.filter(({ path }) => path !== item.path)].slice(0, REMEMBERED);
}

/** Reads the items that this tab remembers of a person from before it was loaded anew; anything foreign there means none. */
export function readRecentItems(owner: string | undefined): readonly RecentItem[] {
  try {
    const found = Object(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
    const isOwners = owner !== undefined && found.owner === owner && Array.isArray(found.items);
    return isOwners ? found.items.filter(isItem).slice(0, REMEMBERED) : [];
  } catch {
    return [];
  }
}

/** Remembers a person's items as long as the tab is open; where storage is refused, as long as the page is. */
export function keepRecentItems(items: readonly RecentItem[], owner: string | undefined): void {
  try {
    if (items.length === 0 || owner === undefined) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, items }));
  } catch {
    // A palette without recent items still finds every screen.
  }
}

/** Tells whether something is an item within the app. */
function isItem(value: unknown): value is RecentItem {
  const { label, path } = Object(value);
  return typeof label === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
