import type { ReactNode } from 'react';
import { sizes } from '../Image/Image.css.ts';
import { Anchor } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/index.ts';
import { useTooltip } from '../Tooltip/index.ts';
import { Truncate } from '../Truncate/index.ts';
import { isCut } from '../Truncate/isCut.ts';
import * as styles from './RowTitle.css.ts';

export interface RowTitleProps {
  /** The name of the row's item. */
  children: string;
  /** The page that edits the item; without one the name takes up to two lines. */
  href?: string | undefined;
  /** A longer name for assistive technology. It begins with the visible text. */
  'aria-label'?: string;
  /**
   * A short text that distinguishes the item from others of the same name. ' · ' separates its parts, and is not shown
   * between two lines.
   */
  detail?: string | undefined;
  /**
   * The maximum number of lines of `detail`; two with an image of the size `tile`.
   * @default 1
   */
  detailLines?: keyof typeof styles.details;
  /**
   * Whether `detail` is about something to correct.
   * @default 'muted'
   */
  detailTone?: keyof typeof styles.detailTones;
  /**
   * Whether the row has no other cells: the text wraps, and the link covers the closest positioned ancestor.
   * @default false
   */
  isRow?: boolean;
  /** An Image of the size `thumbnail` or `tile`, or one without a URL if there is none yet. */
  picture?: ReactNode;
}

/** Names the item of a row and links to its page. The image is part of the link. */
export function RowTitle(props: RowTitleProps) {
  const { children, detail, detailLines = 1, detailTone = 'muted', isRow = false, picture, href, ...rest } = props;
  const { anchor, bubble } = useTooltip({ content: children, isNeeded: isCut });
  return (
    <span className={isRow ? styles.rowFrame : styles.frame}>
      {picture}
      <span className={styles.text}>
        {href === undefined ? (
          isRow ? (
            <bdi>{children}</bdi>
          ) : (
            <Truncate lines={2}>{children}</Truncate>
          )
        ) : (
          <>
            <Anchor className={styles.link} dir="auto" href={href} {...rest} {...anchor}>
              {children}
            </Anchor>
            {bubble}
          </>
        )}
        {detail !== undefined && (
          <Detail lines={detailLines} tone={detailTone}>
            {detail}
          </Detail>
        )}
      </span>
    </span>
  );
}

const SEPARATOR = ' · ';

interface DetailProps {
  lines: keyof typeof styles.details;
  tone: keyof typeof styles.detailTones;
  children: string;
}

function Detail({ lines, tone, children }: DetailProps) {
  const [first, ...others] = children.split(SEPARATOR);
  const className = `${styles.details[lines]} ${styles.detailTones[tone]}`;
  if (others.length === 0) return <bdi className={className}>{children}</bdi>;
  // The parts follow each other in the direction of the page, and each is written in its own.
  return (
    <span className={className}>
      <span className={styles.parts[lines]}>
        <span>
          <bdi>{first}</bdi>
        </span>
        {others.map((part) => (
          <span key={part}>
            <span className={styles.separator}>{SEPARATOR}</span>
            <bdi>{part}</bdi>
          </span>
        ))}
      </span>
    </span>
  );
}

export interface RowTitleSkeletonProps {
  /** The size of the image. */
  picture?: 'thumbnail' | 'small' | 'tile';
}

/** The placeholder for a RowTitle that is loading: an image and two lines of text. */
export function RowTitleSkeleton({ picture }: RowTitleSkeletonProps) {
  return (
    <span className={styles.frame} aria-hidden="true">
      {picture !== undefined && <span className={sizes[picture]} />}
      <span className={styles.loading}>
        <Skeleton />
        <Skeleton width="short" />
      </span>
    </span>
  );
}
