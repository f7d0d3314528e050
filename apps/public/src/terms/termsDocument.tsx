import { languageName } from '@cpd/domain/language';
import { catalogues } from '@cpd/ui/catalogues';
import '@cpd/ui/fonts.css';
import '@cpd/ui/theme';
import { Link } from '@cpd/ui/Link';
import { say, setCatalogue } from '@cpd/ui/language';
import { Inline } from '@cpd/ui/Stack';
import { renderToStaticMarkup } from 'react-dom/server';
import { TERMS_PATH, TERMS_TITLE } from '../paths.ts';
import { Frame } from '../shell/Frame.tsx';
import { site, tabTitle } from '../site.ts';
import { TermsSheet } from './TermsPage.tsx';

export interface TermsLanguage {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** All languages that the terms have, as `boot.js` reads them. @default 'en' */
  readonly languages?: string;
}

const ENGLISH: TermsLanguage = { language: 'en', direction: 'ltr' };

/**
 * The terms as a document of one language, which is readable without scripts. The styles are inline: on a slow connection
 * a separate style sheet would cost a second round trip. In the English one, `boot.js` leads readers of other languages to
 * theirs before anything is shown.
 *
 * @param styles The CSS that the document needs.
 */
export async function termsDocument(styles: string, of = ENGLISH): Promise<string> {
  const { language, direction, languages = 'en' } = of;
  const codes = languages.split(' ').map((one) => one.split(':')[0] ?? '');
  const others = codes.filter((one) => one !== language);
  setCatalogue((await catalogues[language]?.())?.default ?? {}, language);
  const markup = renderToStaticMarkup(
    <html lang={language} dir={direction} data-languages={language === 'en' ? languages : undefined}>
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
        {others.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
        ))}
        {language === 'en' && others.length > 0 && (
          <>
            <script id="settings" type="application/json" dangerouslySetInnerHTML={{ __html: '"%SETTINGS%"' }} />
            <script src="/public/boot.js" />
          </>
        )}
      </head>
      <body>
        <Frame languageChoice={others.length > 0 && <LanguageLinks codes={codes} />}>
          <TermsSheet {...site} />
        </Frame>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

function LanguageLinks({ codes }: { codes: readonly string[] }) {
  return (
    <nav aria-label={say('Language')}>
      <Inline gap={12} justify="center">
        {codes.map((code) => (
          <span key={code} lang={code}>
            <Link href={addressIn(code)}>{languageName(code)}</Link>
          </span>
        ))}
      </Inline>
    </nav>
  );
}

/** English is asked for, because its document leads to the reader's language. */
function addressIn(language: string): string {
  return language === 'en' ? `${TERMS_PATH}?lang=en` : `${TERMS_PATH}/${language}/`;
}
