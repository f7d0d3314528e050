import type { ReactNode } from 'react';
import { Anchor } from '../Link/Link.tsx';
import { Tooltip } from '../Tooltip/index.ts';
import { detail as detailStyle, frame, link, picture as pictureStyle, words } from './RowTitle.css.ts';

export interface RowTitleProps {
  /** What the thing is called. */
  children: string;
  /** Where the thing is edited. */
  href: string;
  /** A fuller name for assistive technology; begins with the visible words. */
  'aria-label'?: string;
  /** What else tells the thing apart, in a few words. */
  detail?: string | undefined;
  /** Its picture: an Image of the size `thumbnail` or `tile`, or one without an address where it has none yet. */
  picture?: ReactNode;
}

/** Names the thing that a row is about, and leads to it; pressing the picture does, too. */
export function RowTitle({ children, detail, picture, ...rest }: RowTitleProps) {
  return (
    <span className={frame}>
      {picture !== undefined && <span className={pictureStyle}>{picture}</span>}
      <span className={words}>
        <Tooltip content={children} isNeeded={({ firstElementChild: shown }) => isCut(shown)}>
          <Anchor className={link} dir="auto" {...rest}>
            {children}
          </Anchor>
        </Tooltip>
        {detail !== undefined && <bdi className={detailStyle}>{detail}</bdi>}
      </span>
    </span>
  );
}

function isCut(element: Element | null): boolean {
  return element !== null && element.scrollWidth > element.clientWidth;
}
