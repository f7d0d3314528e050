import type { ReactNode } from 'react';
import { useId } from 'react';
import { body, cards, description as descriptionStyle, header, title as titleStyle } from './Card.css.ts';

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
    <section id={id} className={cards[heading]} aria-labelledby={title === undefined ? undefined : titleId}>
      {(title !== undefined || actions !== undefined) && (
        <div className={header}>
          <div>
            {title !== undefined && (
              <h2 id={titleId} className={titleStyle}>
                {title}
              </h2>
            )}
            {description !== undefined && <p className={descriptionStyle}>{description}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={body({ padding })}>{children}</div>
    </section>
  );
}
