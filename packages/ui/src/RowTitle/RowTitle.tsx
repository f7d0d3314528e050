import type { ReactNode } from 'react';
import { sizes } from '../Image/Image.css.ts';
import { Anchor } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { Truncate } from '../Truncate/index.ts';
import { isCut } from '../Truncate/isCut.ts';
import * as styles from './RowTitle.css.ts';

export interface RowTitleProps {
  /** What the thing is called. */
  children: string;
  /** Where the thing is edited; without one the name takes two lines. */
  href?: string | undefined;
  /** A fuller name for assistive technology; begins with the visible words. */
  'aria-label'?: string;
  /** What else tells the thing apart, in a few words. */
  detail?: string | undefined;
  /** Its picture: an Image of the size `thumbnail` or `tile`, or one without an address where it has none yet. */
  picture?: ReactNode;
}

/** Names the thing that a row is about, and leads to it where it can be opened; pressing the picture does, too. */
export function RowTitle({ children, detail, picture, href, ...rest }: RowTitleProps) {
  return (
    <span className={styles.frame}>
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        {href === undefined ? (
          <Truncate lines={2}>{children}</Truncate>
        ) : (
          <Tooltip content={children} isNeeded={({ firstElementChild: shown }) => shown !== null && isCut(shown)}>
            <Anchor className={styles.link} dir="auto" href={href} {...rest}>
              {children}
            </Anchor>
          </Tooltip>
        )}
        {detail !== undefined && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
    </span>
  );
}

export interface RowTitleSkeletonProps {
  /** The size of the picture on its way; without one none is. */
  picture?: 'thumbnail' | 'tile';
}

/** Holds the place of a RowTitle on its way: a picture, and two lines of words. */
export function RowTitleSkeleton({ picture }: RowTitleSkeletonProps) {
  return (
    <span className={styles.frame} aria-hidden="true">
      {picture !== undefined && <span className={`${styles.picture} ${sizes[picture]}`} />}
      <span className={styles.awaited}>
        <Skeleton />
        <Skeleton width="short" />
      </span>
    </span>
  );
}
