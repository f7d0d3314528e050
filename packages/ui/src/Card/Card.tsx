import type { ReactNode } from 'react';
import { useId } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** The heading, which is the accessible name. */
  title?: string;
  /** A text under the heading. */
  description?: ReactNode;
  /** Controls next to the heading. */
  actions?: ReactNode;
  /**
   * The padding around the content; 'none' for tables.
   * @default 'normal'
   */
  padding?: 'normal' | 'none';
  /** The hash by which a URL links to the card. */
  id?: string;
}

/** A group of related content on a raised surface. */
export function Card(props: CardProps) {
  const { children, title, description, actions, padding = 'normal', id } = props;
  const titleId = useId();
  return (
    <section id={id} className={styles.card} aria-labelledby={title === undefined ? undefined : titleId}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.header}>
          <div className={description === undefined ? undefined : styles.text}>
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
