import { LOGIN_PATH } from '../kit/loginPath.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';
import { LoginPage } from './LoginPage.tsx';

/** The sign-in page, the one screen outside of the frame; it comes with the first file, as most visits begin there. */
export const loginRoute: ScreenRoute = {
  path: LOGIN_PATH,
  title: 'Sign in',
  page: async () => LoginPage,
};
