import '@cpd/ui/fonts.css';
import '@cpd/ui/theme';
import { say } from '@cpd/ui/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { TERMS_TITLE } from '../kit/paths.ts';
import { site, tabTitle } from '../kit/site.ts';
import { TermsPage } from './TermsPage.tsx';

/**
 * The terms as a document without scripts. The styles are inline: on a slow connection a separate style sheet would cost
 * a second round trip.
 * @param styles The CSS that the document needs.
 */
export function termsDocument(styles: string): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="description"
          content={say('Terms and conditions of the {service} mobile application', { service: site.serviceName })}
        />
        <meta name="color-scheme" content="light dark" />
        <title>{tabTitle(say(TERMS_TITLE))}</title>
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
