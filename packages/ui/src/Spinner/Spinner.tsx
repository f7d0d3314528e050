import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /**
   * The diameter: 14, 20 or 36 pixels.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** The accessible name. Without it the spinner is hidden from assistive technology. */
  label?: string;
}

/** An indeterminate progress indicator. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  if (label === undefined) return <span className={styles.ring({ size })} aria-hidden="true" />;
  return (
    <span className={styles.frame} role="img" aria-label={label}>
      <span className={styles.ring({ size })} />
    </span>
  );
}
