import * as styles from './BlankSheet.css.ts';

/** Why a page or a list has no content. */
export type EmptyReason = 'empty' | 'noMatch' | 'failed' | 'gone';

/** A blank sheet with a symbol for the reason: nothing yet, no match, a failure, or something that no longer exists. */
export function BlankSheet({ reason = 'empty' }: { reason?: EmptyReason | undefined }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
      <rect className={styles.sheet} x="18" y="2" width="60" height="44" rx="6" />
      <rect className={styles.sheet} x="6" y="12" width="84" height="50" rx="6" />
      {symbols[reason]}
    </svg>
  );
}

const lines = <path className={styles.lines} d="M20 26h30M20 34h20M20 46h26" />;

const symbols = {
  empty: (
    <>
      <path className={styles.lines} d="M38 29h40M38 35h24M38 48h40" />
      <rect className={styles.accent} x="15" y="24" width="15" height="15" rx="3" />
      <rect className={styles.sheet} x="15" y="45" width="15" height="10" rx="3" />
    </>
  ),
  noMatch: (
    <>
      {lines}
      <circle className={styles.accent} cx="62" cy="34" r="11" />
      <path className={styles.accent} d="m70 42 9 9" />
    </>
  ),
  failed: (
    <>
      {lines}
      <path className={styles.accent} d="M65 24 79 49H51Z" />
      <path className={styles.accent} d="M65 33v7m0 4v.1" />
    </>
  ),
  gone: <path className={styles.lines} strokeDasharray="3 5" d="M20 26h56M20 34h40M20 46h48" />,
};
