import type { Client } from '@cpd/api/client';
import type { ComponentType } from 'react';
import type { DataRouter } from 'react-router';

interface Visit {
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  readonly search: URLSearchParams;
}

/** The `handle` of a route. */
export interface RouteHandle {
  /** The title of the browser tab. */
  readonly title: string;
  /** How the navigation and the palette show the screen; absent for screens in neither. */
  readonly navigation?: {
    readonly label: string;
    readonly icon: ComponentType;
    /** The key of the shortcut `g` + key. */
    readonly key: string;
  };
  readonly loadPage?: () => Promise<ComponentType>;
  /** Requests the page's data before the page is shown. */
  readonly preload?: (client: Client, visit: Visit) => void;
}

export type NavigationScreen = NonNullable<RouteHandle['navigation']> & { readonly path: string };

/** The screens of the navigation, in the order of the route table. */
export function navigationOf(routes: DataRouter['routes']): readonly NavigationScreen[] {
  return routes.flatMap(({ path = '', handle, children = [] }) => {
    const { navigation }: Partial<RouteHandle> = handle ?? {};
    return [...(navigation ? [{ ...navigation, path }] : []), ...navigationOf(children)];
  });
}

/** The screen to highlight: the one whose path is the first segment of the current path. */
export function currentScreen(navigation: readonly NavigationScreen[], pathname: string) {
  const [, segment] = pathname.split('/');
  return navigation.find(({ path }) => path === `/${segment}`);
}
