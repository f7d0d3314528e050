import type { ReactNode } from 'react';
import { Image } from '../Image/index.ts';
import { say } from '../language/index.ts';
import * as styles from './LearnerScreen.css.ts';

export interface CourseScreenProps {
  title: string;
  /** The certificate group's name; undefined if none is selected. */
  group: string | undefined;
  coverUrl: string | undefined;
}

/** A course in the learners' app. */
export function CourseScreen({ title, group, coverUrl }: CourseScreenProps) {
  return (
    <Phone label={say('A course on a phone')}>
      <Image size="cover" src={coverUrl} alt="" fallback={say('No preview image yet')} />
      {group !== undefined && <span className={styles.note}>{group}</span>}
      <span className={styles.title}>{title}</span>
      <Action>{say('Start')}</Action>
    </Phone>
  );
}

export interface QuestionScreenProps {
  /** The course's title. */
  title: string;
  /** The first question; undefined if the quiz has none. */
  question: { readonly question: string; readonly choices: readonly Choice[] } | undefined;
  /** How many questions learners are asked. */
  count: number;
}

interface Choice {
  readonly text: string;
  /** The correct choice is shown as selected. */
  readonly isCorrect: boolean;
}

/** A quiz question in the learners' app. */
export function QuestionScreen({ title, question, count }: QuestionScreenProps) {
  return (
    <Phone label={say('A question on a phone')}>
      <span className={styles.head}>
        <span className={styles.course}>{title}</span>
        {question && <span className={styles.position}>{say('{n} of {total}', { n: 1, total: count })}</span>}
      </span>
      <span className={styles.track}>
        {question && <span className={styles.progress} style={{ inlineSize: `${100 / Math.max(count, 1)}%` }} />}
      </span>
      {question ? (
        <>
          <span className={styles.title}>{question.question}</span>
          <Choices choices={question.choices} />
          <Action>{say('Next')}</Action>
        </>
      ) : (
        <span className={styles.note}>{say('No question yet')}</span>
      )}
    </Phone>
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ text, isCorrect }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a choice is identified by its position.
    <span key={index} className={styles.choices[isCorrect ? 'selected' : 'plain']}>
      <span className={styles.marks[isCorrect ? 'selected' : 'plain']} />
      <span className={styles.choiceText}>{text}</span>
    </span>
  ));
}

export interface EventScreenProps {
  coverUrl: string | undefined;
  /** In their order. */
  posterUrls: readonly string[];
  hasLink: boolean;
}

/** An event in the learners' app. Learners swipe its posters. */
export function EventScreen({ coverUrl, posterUrls, hasLink }: EventScreenProps) {
  return (
    <Phone label={say('An event on a phone')}>
      <Image size="cover" src={coverUrl} alt="" fallback={say('No cover image yet')} />
      {posterUrls.length === 0 ? (
        <span className={styles.note}>{say('No poster yet')}</span>
      ) : (
        <>
          <span className={styles.posters}>
            {/* At most two are visible. */}
            {posterUrls.slice(0, 2).map((url, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two posters may have the same picture.
              <img key={index} className={styles.poster} src={url} alt="" loading="lazy" decoding="async" />
            ))}
          </span>
          <span className={styles.dots}>
            {posterUrls.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position.
              <span key={index} className={styles.dotShapes[index === 0 ? 'current' : 'other']} />
            ))}
          </span>
        </>
      )}
      {hasLink && <span className={styles.link}>{say('Read more')}</span>}
    </Phone>
  );
}

/** An image to assistive technology: it repeats the form, and nothing in it can be used. */
function Phone({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.phone} role="img" aria-label={label}>
      {children}
    </div>
  );
}

function Action({ children }: { children: ReactNode }) {
  return <span className={styles.action}>{children}</span>;
}
