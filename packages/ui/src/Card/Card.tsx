import type { ReactNode } from 'react';
import { useId } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** The heading; it names the card for assistive technology. */
  title?: string;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** Controls at the right of the heading. */
  actions?: ReactNode;
  /**
   * The distance of the content from the edge; none for tables that reach it.
   * @default 'normal'
   */
  padding?: 'normal' | 'none';
  /**
   * Where the heading stands: above the content, or left of it while the window has room, as settings do.
   * @default 'above'
   */
  heading?: 'above' | 'beside';
  /** What an address leads here by, behind its `#`. */
  id?: string;
}

/** Groups what belongs together on a raised surface. */
export function Card(props: CardProps) {
  const { children, title, description, actions, padding = 'normal', heading = 'above', id } = props;
  const titleId = useId();
  return (
    <section id={id} className={styles.cards[heading]} aria-labelledby={title === undefined ? undefined : titleId}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.header}>
          <div className={description === undefined ? undefined : styles.words}>
            {title !== undefined && (
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
            )}
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={styles.body({ padding })}>{children}</div>
    </section>
  );
}
