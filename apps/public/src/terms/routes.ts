import type { PageRoute } from '../kit/PageRoute.ts';
import { TERMS_PATH } from '../kit/paths.ts';

/** The terms; whatever renders them alone needs no other page's styles. */
export const termsRoute: PageRoute = {
  path: TERMS_PATH,
  title: 'Terms and Conditions',
  page: async () => (await import('./TermsPage.tsx')).TermsPage,
};
