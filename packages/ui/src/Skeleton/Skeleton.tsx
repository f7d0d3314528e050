import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * A line of text, the box of a field, an image, the cover of a page or a LearnerScreen.
   * @default 'text'
   */
  shape?: 'text' | 'field' | 'image' | 'cover' | 'phone';
  /**
   * The width of a line of text: 30, 60 or 90 %.
   * @default 'medium'
   */
  width?: 'short' | 'medium' | 'long';
}

/** A placeholder for loading content, hidden from assistive technology. Inside `aria-busy="false"` it is a
 * still, dashed line: what cannot be shown. */
export function Skeleton({ shape = 'text', width = 'medium' }: SkeletonProps) {
  const className = shape === 'text' ? `${styles.shapes.text} ${styles.widths[width]}` : styles.shapes[shape];
  return <span className={className} aria-hidden="true" />;
}
