import type { ReactNode } from 'react';
import * as styles from './BlankSheet.css.ts';

/** Why a page or a list has no content. */
export type EmptyReason = 'empty' | 'noMatch' | 'failed' | 'gone';

/** A blank certificate that shows the reason: nothing yet, no match, a failure, or something that no longer exists. */
export function BlankSheet({ reason = 'empty' }: { reason?: EmptyReason | undefined }) {
  return (
    <svg className={styles.drawings[reason]} viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
      <rect className={styles.sheet} x="18" y="2" width="60" height="44" rx="5" />
      <rect className={styles.sheet} x="6" y="10" width="84" height="52" rx="5" />
      {tools[reason] ?? certificate}
    </svg>
  );
}

const certificate = (
  <>
    <path className={styles.line} d="M34 25h28M25 33h46M32 39h32" />
    <circle className={styles.seal} cx="48" cy="50" r="6" />
    <circle className={styles.middle} cx="48" cy="50" r="3.5" />
  </>
);

const words = <path className={styles.line} d="M18 26h26M18 35h32M18 42h22M18 49h27" />;

const tools: Partial<Record<EmptyReason, ReactNode>> = {
  noMatch: (
    <>
      {words}
      <circle className={styles.tool} cx="64" cy="36" r="11" />
      <path className={styles.coral} d="m72.5 44.5 8 8" />
    </>
  ),
  failed: (
    <>
      {words}
      <path className={styles.tool} d="M67 25 80 49H54Z" />
      <path className={styles.coral} d="M67 33.5v6.5m0 4.5v.1" />
    </>
  ),
};
