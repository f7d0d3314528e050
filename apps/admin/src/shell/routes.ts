import { matchPath } from 'react-router';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';
import { loginRoute } from '../login/routes.ts';
import { welcomeRoute } from '../welcome/routes.ts';
import * as features from './features.ts';

/** What the back office calls itself. */
export const PRODUCT = 'Dashboard Overview';

const notFoundRoute: ScreenRoute = {
  path: '*',
  title: 'Page Not Found.',
  page: async () => (await import('./frame/NotFoundPage.tsx')).NotFoundPage,
};

/** Every screen inside the frame; the last one stands at each address that no other has. */
export const screens: readonly ScreenRoute[] = [...Object.values(features).flat(), notFoundRoute];

/** The entries of navigation and palette, in their order. */
export const navigation = screens
  .flatMap(({ path, navigation }) => (navigation ? [{ ...navigation, path }] : []))
  .sort((one, other) => one.place - other.place);

/** The address a signed-in visitor begins at: the navigation's first entry. */
export const HOME_PATH = navigation[0]?.path ?? '/';

export function screenAt(pathname: string): ScreenRoute {
  return [loginRoute, welcomeRoute, ...screens].find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
}

/** The navigation's entry to highlight: the one whose path is the address's first segment. */
export function currentEntry(pathname: string) {
  const [, segment] = pathname.split('/');
  return navigation.find(({ path }) => path === `/${segment}`);
}

/** What the browser's tab says of a screen. */
export function tabTitle(title: string): string {
  return `${title} · ${PRODUCT}`;
}
