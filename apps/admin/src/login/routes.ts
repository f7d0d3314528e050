import { LOGIN_PATH } from '../kit/loginPath.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

/** The sign-in page, the one screen outside of the frame. */
export const loginRoute: ScreenRoute = {
  path: LOGIN_PATH,
  title: 'Sign in',
  page: async () => (await import('./LoginPage.tsx')).LoginPage,
};
