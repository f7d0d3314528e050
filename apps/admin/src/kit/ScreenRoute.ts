import type { Client } from '@cpd/api/client';
import type { ComponentType } from 'react';

/** A visit of a screen, as its address tells it. */
interface Visit {
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  readonly search: URLSearchParams;
}

/** How navigation and palette show a screen. */
interface ScreenEntry {
  readonly label: string;
  /** Its place, in ascending order. */
  readonly place: number;
  readonly icon: ComponentType;
  /** The letter that leads there after `g`. */
  readonly key: string;
}

/** One screen of the app: all that router, navigation, palette, prefetching and build know of it. */
export interface ScreenRoute {
  /** Its address; `:id` stands for an item's id. */
  readonly path: string;
  /** Names the browser's tab. */
  readonly title: string;
  /** Its entry in navigation and palette; absent where it is in neither. */
  readonly navigation?: ScreenEntry;
  readonly page: () => Promise<ComponentType>;
  /** Begins to read what the page shows, before the page itself has loaded. */
  readonly read?: (client: Client, visit: Visit) => void;
}
