import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CheckIcon, CrossIcon, InfoIcon, WarningIcon } from '../Icon/index.ts';
import * as styles from './Notice.css.ts';

const signs = {
  neutral: null,
  info: InfoIcon,
  caution: WarningIcon,
  positive: CheckIcon,
  critical: CrossIcon,
} as const;

/**
 * Milliseconds from the empty status to its words: a screen reader announces what comes into a status that it knows, not
 * what that began with.
 */
const WORDS_DELAY_MS = 100;

export interface NoticeProps {
  /** One or two sentences. */
  children: ReactNode;
  /** What is the case, in a few words; it stands above the sentences, and the buttons below them. */
  title?: string;
  /**
   * Something to know, to be careful with, or an outcome, good or bad; a neutral one has no sign.
   * @default 'info'
   */
  tone?: 'neutral' | 'info' | 'caution' | 'positive' | 'critical';
  /** What can be done about it: one or two buttons. */
  actions?: ReactNode;
  /** Takes the focus when it appears, as what was pressed is gone. */
  takesFocus?: boolean;
}

/** Says something that stays true until something is done about it; announced politely when it appears. */
export function Notice({ children, title, tone = 'info', actions, takesFocus = false }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), WORDS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  const Sign = signs[tone];
  const sign = Sign && <Sign />;
  const strip = (
    <>
      <span className={`${styles.words} ${styles.signTones[tone]}`}>
        {sign}
        <bdi>{children}</bdi>
      </span>
      {actions}
    </>
  );
  const block = (
    <>
      <span className={`${styles.mark} ${styles.signTones[tone]}`}>{sign}</span>
      <div>
        <p className={styles.heading}>{title}</p>
        <p>{children}</p>
        {actions !== undefined && <div className={styles.action}>{actions}</div>}
      </div>
    </>
  );
  const [layout, content] = title === undefined ? [styles.strip, strip] : [styles.block, block];
  return (
    <div ref={ref} role="status" className={styles.frame} tabIndex={takesFocus ? -1 : undefined}>
      <div className={`${layout} ${styles.tones[tone]}`} data-unsaid={!isSaid || undefined}>
        {content}
      </div>
    </div>
  );
}
