import '@cpd/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from '../kit/Frame.tsx';
import { USER_DELETION_PATH } from '../kit/paths.ts';
import { site, tabTitle } from '../kit/site.ts';
import { termsRoute } from '../terms/routes.ts';
import { TermsPage } from '../terms/TermsPage.tsx';

/**
 * The terms as a finished document without any script: readable at once, and with JavaScript switched off. The styles
 * stand in the document itself: on a slow line a style sheet of its own would cost a second round trip.
 * @param styles the rules it needs
 */
function termsDocument(styles: string): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={`Terms and conditions of the ${site.serviceName} mobile application`} />
        <meta name="color-scheme" content="light dark" />
        <title>{tabTitle(termsRoute.title)}</title>
        <style>{styles}</style>
        <link rel="icon" href="/public/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <TermsPage />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** The documents of the app that are written when it is built. */
export async function documents() {
  const pathOf = (address: string) => address.replace('/public/', '');
  const title = site.serviceName;
  return [
    { path: '', title, contents: { root: renderToStaticMarkup(<Frame>{null}</Frame>) }, modules: [] },
    // Stays blank until it is known who is signed in.
    { path: pathOf(USER_DELETION_PATH), title, contents: {}, modules: [] },
    { path: pathOf(termsRoute.path), html: termsDocument },
  ];
}
