import * as styles from './TermsScreen.css.ts';
import type { TermsBlock, TermsFacts, TermsSection } from './TermsSection.ts';
import { TERMS_DATES, termsSections } from './termsSections.ts';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The terms and conditions of the mobile app; it needs no script, so it is served as finished HTML. */
export function TermsScreen(facts: TermsFacts) {
  const sections = termsSections(facts);
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <h1 className={styles.title}>Terms and Conditions</h1>
        <p className={styles.lead}>of the {facts.serviceName} mobile application</p>
        <p className={styles.dates}>
          In force since <Day date={TERMS_DATES.effective} /> · Last updated on <Day date={TERMS_DATES.updated} />
        </p>
      </header>
      <Introduction serviceName={facts.serviceName} />
      <Contents sections={sections} />
      {sections.map((section, index) => (
        <Section key={section.anchor} section={section} number={index + 1} />
      ))}
    </article>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{longDate.format(new Date(date))}</time>;
}

function Introduction({ serviceName }: { serviceName: string }) {
  return (
    <>
      <p className={styles.paragraph}>
        These terms and conditions apply to the {serviceName} mobile application (the “app”) and to what you do with it:
        taking courses and quizzes, learning about events, submitting content, and receiving certificates of continuing
        professional development. By creating an account or using the app you agree to them. If you do not agree, please
        do not use the app.
      </p>
      <p className={styles.paragraph}>
        “We” and “us” mean the operator of {serviceName}; “you” means the person who uses the app.
      </p>
    </>
  );
}

function Contents({ sections }: { sections: readonly TermsSection[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        Contents
      </h2>
      <ol className={styles.contentsList}>
        {sections.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.contentsLink}>
              <span className={styles.number}>{index + 1}.</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { anchor, title, blocks }, number }: { section: TermsSection; number: number }) {
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className={styles.section}>
      <h2 id={`${anchor}-title`} className={styles.sectionTitle}>
        {number}. {title}
      </h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: TermsBlock }) {
  if (block.kind === 'paragraph') return <p className={styles.paragraph}>{block.text}</p>;
  return (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
