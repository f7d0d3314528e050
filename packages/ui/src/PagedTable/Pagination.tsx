import type { ReactNode } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/index.ts';
import { InlineSelect } from '../InlineSelect/index.ts';
import { formatNumber, say } from '../language/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';
import { rangeLabel } from './rangeLabel.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages, at least 1. */
  pageCount: number;
  /** The number of rows on all pages. While it is undefined, only the current page is shown. */
  total: number | undefined;
  /** Whether there are more rows than `total`, which is then a minimum. */
  isAtLeast?: boolean;
  onPageChange: (page: number) => void;
  /**
   * The number of rows per page.
   * @default 10
   */
  pageSize?: number;
  /** The page sizes to choose from; without them there is no choice. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
  /** Whether the number of rows is loading: the height is reserved, and nothing is shown or announced. */
  isWaiting?: boolean;
}

/** The range of rows, and buttons to other pages. The pressed button keeps the focus. Without rows it is only announced. */
export function Pagination({
  page,
  pageCount,
  total,
  isAtLeast = false,
  onPageChange,
  pageSize = 10,
  pageSizes,
  onPageSizeChange,
  isWaiting = false,
}: PaginationProps) {
  const isEmpty = total === 0;
  return (
    <div className={isEmpty ? visuallyHidden : styles.pager} data-waiting={isWaiting || undefined}>
      {/* The same element with and without rows, because a live region that is added with its content is not announced. */}
      <p role="status">{total !== undefined && <bdi>{rangeLabel(page, pageSize, total, isAtLeast)}</bdi>}</p>
      {!isEmpty && pageSizes !== undefined && (
        <InlineSelect
          label={say('Rows per page')}
          options={withCurrent(pageSizes, pageSize).map((size) => ({ value: String(size), label: formatNumber(size) }))}
          value={String(pageSize)}
          onChange={(size) => onPageSizeChange?.(Number(size))}
        />
      )}
      {!isEmpty && (
        <nav className={styles.pages} aria-label={say('Pages')}>
          <Step
            label={say('Previous page')}
            target={page - 1}
            isAtEdge={page <= 1}
            onPageChange={onPageChange}
            icon={<ChevronLeftIcon />}
          />
          {pageWindow(page, pageCount).map((slot) => (
            <PageNumber key={slot} slot={slot} page={page} onPageChange={onPageChange} />
          ))}
          <bdi className={styles.narrowOnly}>{say('{n} of {total}', { n: page, total: pageCount })}</bdi>
          <Step
            label={say('Next page')}
            target={page + 1}
            isAtEdge={page >= pageCount}
            onPageChange={onPageChange}
            icon={<ChevronRightIcon />}
          />
        </nav>
      )}
    </div>
  );
}

interface PageNumberProps extends Pick<PaginationProps, 'page' | 'onPageChange'> {
  slot: ReturnType<typeof pageWindow>[number];
}

function PageNumber({ slot, page, onPageChange }: PageNumberProps) {
  if (typeof slot !== 'number') {
    return (
      <span className={`${styles.gap} ${styles.wideOnly}`} aria-hidden="true">
        …
      </span>
    );
  }
  return (
    <BaseButton
      className={`${styles.step} ${styles.wideOnly}`}
      aria-label={say('Page {n}', { n: slot })}
      {...(slot === page ? { 'aria-current': 'page' } : { onPress: () => onPageChange(slot) })}
    >
      {formatNumber(slot)}
    </BaseButton>
  );
}

interface StepProps extends Pick<PaginationProps, 'onPageChange'> {
  label: string;
  target: number;
  isAtEdge: boolean;
  icon: ReactNode;
}

// A `disabled` button would lose the focus on the last page.
function Step({ label, target, isAtEdge, icon, onPageChange }: StepProps) {
  return (
    <BaseButton
      className={styles.step}
      aria-label={label}
      {...(isAtEdge ? { 'aria-disabled': true } : { onPress: () => onPageChange(target) })}
    >
      {icon}
    </BaseButton>
  );
}

// The server may use a size that is not an option.
function withCurrent(pageSizes: readonly number[], current: number): readonly number[] {
  return pageSizes.includes(current) ? pageSizes : [...pageSizes, current].sort((a, b) => a - b);
}
