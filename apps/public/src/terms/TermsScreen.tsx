import { Prose, ProseContents, ProseHeader, ProseSection } from '@cpd/ui/Prose';
import type { TermsBlock, TermsFacts } from './TermsSection.ts';
import { TERMS_DATES, termsSections } from './termsSections.ts';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The terms and conditions of the mobile app; it needs no script, so it is served as finished HTML. */
export function TermsScreen(facts: TermsFacts) {
  const sections = termsSections(facts);
  return (
    <Prose isSheet>
      <ProseHeader
        title="Terms and Conditions"
        lead={`of the ${facts.serviceName} mobile application`}
        note={
          <>
            In force since <Day date={TERMS_DATES.effective} /> · Last updated on <Day date={TERMS_DATES.updated} />
          </>
        }
      />
      <Introduction serviceName={facts.serviceName} />
      <ProseContents sections={sections} />
      {sections.map(({ anchor, title, blocks }, index) => (
        <ProseSection key={anchor} id={anchor} title={`${index + 1}. ${title}`}>
          {blocks.map((block, place) => (
            <Block key={place} block={block} />
          ))}
        </ProseSection>
      ))}
    </Prose>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{longDate.format(new Date(date)).replaceAll(' ', '\u00a0')}</time>;
}

function Introduction({ serviceName }: { serviceName: string }) {
  return (
    <>
      <p>
        These terms and conditions apply to the {serviceName} mobile application (the “app”) and to what you do with it:
        taking courses and quizzes, learning about events, submitting content, and receiving certificates of continuing
        professional development. By creating an account or using the app you agree to them. If you do not agree, please
        do not use the app.
      </p>
      <p>“We” and “us” mean the operator of {serviceName}; “you” means the person who uses the app.</p>
    </>
  );
}

function Block({ block }: { block: TermsBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
