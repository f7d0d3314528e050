import { WELCOME_PATH } from '../kit/paths.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

/** Where a new administrator chooses a password by a link; it is open to anybody, signed in or not (rule AM4). */
export const welcomeRoute: ScreenRoute = {
  path: WELCOME_PATH,
  title: 'Choose a password',
  page: async () => (await import('./WelcomePage.tsx')).WelcomePage,
};
