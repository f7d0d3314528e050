import type { Screen } from '../paths.ts';

/** How many recent items are remembered. */
const REMEMBERED = 8;

const STORAGE_KEY = 'recent-items';

/** The items with the one opened now in front, without doubles. */
export function withVisited(items: readonly Screen[], item: Screen): readonly Screen[] {
  return [item, ...items.filter(({ path }) => path !== item.path)].slice(0, REMEMBERED);
}

/** Reads the items that this tab remembers from before it was loaded anew; anything foreign there means none. */
export function readRecentItems(): readonly Screen[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isItem).slice(0, REMEMBERED) : [];
  } catch {
    return [];
  }
}

/** Remembers the items as long as the tab is open; where storage is refused, as long as the page is. */
export function keepRecentItems(items: readonly Screen[]): void {
  try {
    if (items.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(items));
  } catch {
    // A palette without recent items still finds every screen.
  }
}

/** Tells whether something is an item within the app. */
function isItem(value: unknown): value is Screen {
  const { label, path } = Object(value);
  return typeof label === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
