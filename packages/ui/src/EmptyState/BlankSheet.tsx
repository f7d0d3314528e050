import * as styles from './BlankSheet.css.ts';

/** The illustration of an empty list. */
export function BlankSheet() {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
      <rect className={styles.sheet} x="18" y="2" width="60" height="44" rx="6" />
      <rect className={styles.sheet} x="6" y="12" width="84" height="50" rx="6" />
      <path className={styles.lines} d="M38 29h40M38 35h24M38 48h40" />
      <rect className={styles.accent} x="15" y="24" width="15" height="15" rx="3" />
      <rect className={styles.sheet} x="15" y="45" width="15" height="10" rx="3" />
    </svg>
  );
}
