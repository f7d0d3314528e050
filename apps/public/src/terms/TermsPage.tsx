import { DEFAULT_APP_SETTINGS } from '@cpd/domain/appSettings';
import { formatNumber, longDate, pageLanguage, say } from '@cpd/ui/language';
import { Prose, ProseContents, ProseHeader, ProseSection } from '@cpd/ui/Prose';
import { Fragment, type ReactNode } from 'react';
import { TERMS_TITLE, USER_DELETION_PATH } from '../paths.ts';
import { Frame } from '../shell/Frame.tsx';
import { type Site, site } from '../site.ts';
import english from './terms.json';

type Terms = typeof english;

/** Translations, such as `terms.th.json`. Each language has a document of its own, so no browser loads them all. */
const translations = import.meta.glob<Terms>('./terms.*.json', { eager: true, import: 'default' });

/** The values of each `{name}` in the texts. */
type Insertions = Readonly<Record<string, ReactNode>>;

export function TermsPage() {
  return (
    <Frame>
      <TermsSheet {...site} />
    </Frame>
  );
}

/** The terms and conditions of the mobile app. It needs no script and is served as static HTML. */
export function TermsSheet(of: Site) {
  const terms = translations[`./terms.${pageLanguage()}.json`] ?? english;
  const insertions: Insertions = {
    ...of,
    governingLaw: lawIn(terms, of.governingLaw),
    contactLink: (
      <a href={`mailto:${of.contactEmail}`}>
        <bdi>{of.contactEmail}</bdi>
      </a>
    ),
    accountDeletionPage: <a href={USER_DELETION_PATH}>{say('account deletion page')}</a>,
    deleteYourAccount: <a href={USER_DELETION_PATH}>{say('delete your account')}</a>,
  };
  return (
    <Prose isSheet>
      <ProseHeader
        title={say(TERMS_TITLE)}
        lead={say('of the {service} mobile application', { service: of.serviceName })}
        note={say('In force since {since} · Last updated on {updated}', {
          since: <Day date={terms.inForceSince} />,
          updated: <Day date={terms.lastUpdated} />,
        })}
      />
      <Blocks blocks={terms.introduction} insertions={insertions} />
      <ProseContents sections={terms.sections} />
      {terms.sections.map(({ anchor, title, blocks }, index) => (
        <ProseSection key={anchor} id={anchor} title={`${formatNumber(index + 1)}. ${title}`}>
          <Blocks blocks={blocks} insertions={insertions} />
        </ProseSection>
      ))}
    </Prose>
  );
}

/** The law of the setting, whose default the terms have in their language. In a template, both. */
function lawIn({ governingLaw }: Terms, set: string): string {
  if (set === DEFAULT_APP_SETTINGS.GOVERNING_LAW) return governingLaw;
  return set.replace(/^(%GOVERNING_LAW)%$/, `$1|${governingLaw}%`);
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{longDate(date).replaceAll(' ', '\u00a0')}</time>;
}

/** Paragraphs, and lists of points. */
function Blocks({ blocks, insertions }: { blocks: readonly (string | string[])[]; insertions: Insertions }) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{filled(block, insertions)}</p>
    ) : (
      <ul key={block[0]}>
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}

/** Fills in the placeholders of a text; unknown ones stay as written. */
function filled(text: string, insertions: Insertions): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : (insertions[part] ?? `{${part}}`)}</Fragment>
    ));
}
