import type { ReactNode } from 'react';
import { useId } from 'react';
import { body, card, description as descriptionStyle, header, title as titleStyle } from './Card.css.ts';

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
}

/** Groups what belongs together on a raised surface. */
export function Card({ children, title, description, actions, padding = 'normal' }: CardProps) {
  const titleId = useId();
  return (
    <section className={card} aria-labelledby={title === undefined ? undefined : titleId}>
      {(title !== undefined || actions !== undefined) && (
        <div className={header}>
          <div>
            {title !== undefined && (
              <h2 id={titleId} className={titleStyle}>
                {title}
              </h2>
            )}
            {description !== undefined && (
              <p className={descriptionStyle}>
                <bdi>{description}</bdi>
              </p>
            )}
          </div>
          {actions}
        </div>
      )}
      <div className={body({ padding })}>{children}</div>
    </section>
  );
}
