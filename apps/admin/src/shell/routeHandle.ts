import type { Client } from '@cpd/api/client';
import type { Code } from '@cpd/ui/Code';
import { type ListParamValues, parseListParams } from '@cpd/ui/ListScreen';
import type { Sentence } from '@cpd/ui/language';
import type { ComponentType } from 'react';
import { type DataRouter, matchRoutes, type Path } from 'react-router';

interface Visit {
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  readonly search: URLSearchParams;
  /** The list's state in the query. */
  readonly params: ListParamValues;
}

export function visitOf(id: string, search: URLSearchParams): Visit {
  return { id, search, params: parseListParams(search) };
}

/** The `handle` of a route. */
export interface RouteHandle {
  /** The title of the browser tab. */
  readonly title: Sentence;
  /** How the navigation and the palette show the screen; absent for screens in neither. */
  readonly navigation?: {
    readonly label: Sentence;
    readonly icon: ComponentType;
    /** The key of the shortcut `g` + key. */
    readonly key: string;
  };
  readonly code: Code<unknown>;
  /** Requests the page's data before the page is shown. */
  readonly preload?: (client: Client, visit: Visit) => void;
}

/** The page at a location: its code, unless it is always loaded, and a function that requests its data. */
export function pageAt(routes: DataRouter['routes'], { pathname, search }: Pick<Path, 'pathname' | 'search'>) {
  const { route, params: { id = '' } = {} } = matchRoutes(routes, pathname)?.at(-1) ?? {};
  const { code, preload }: Partial<RouteHandle> = Object(route?.handle);
  return {
    id,
    code,
    preload: (client: Client) => preload?.(client, visitOf(id, new URLSearchParams(search))),
  };
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
