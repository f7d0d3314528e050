import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /**
   * The diameter: 14, 20 or 36 pixels.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** What is going on, for assistive technology; without it the spinner is decoration beside a text. */
  label?: string;
}

/** Shows that something is going on whose length is unknown. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.ring({ size })} aria-hidden="true" />;
  return (
    <span className={styles.frame} role="img" aria-label={label}>
      <span className={styles.ring({ size })} />
    </span>
  );
}
