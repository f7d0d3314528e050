import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListParams } from './useListParams.ts';

/** A row that is being moved. */
interface MovedRow {
  readonly id: string;
  /** The page in the URL, and the one to which a navigation was pending. */
  readonly pages: readonly number[];
  /** Whether the request has ended, after which other changes of the list do not open its page. */
  readonly isEnded: boolean;
}

/**
 * Shows the page of a row that moves to another page. Because the table keeps the row, the control that has moved it keeps the
 * focus.
 *
 * @param pageOfRow Returns the page on which a row is now; undefined leaves the list as it is.
 */
export function useFollowedRow(
  { page, correctPage }: Pick<ListParams, 'page' | 'correctPage'>,
  pageOfRow: (id: string) => number | undefined,
) {
  const [moved, setMoved] = useState<MovedRow>();
  const current = moved?.pages.includes(page) ? moved : undefined;
  const shownPage = (current && pageOfRow(current.id)) ?? page;
  // This hook or the user has opened another page, or the row has stayed on its page.
  if (moved && (!current || (moved.isEnded && shownPage === page))) setMoved(undefined);

  const urlPage = useRef(page);
  /** The page in the URL, or the one to which a navigation is pending. */
  const openedPage = useRef(page);
  const open = useEffectEvent(() => correctPage(shownPage));
  useEffect(() => {
    if (urlPage.current !== page) openedPage.current = page;
    urlPage.current = page;
    if (shownPage === openedPage.current) return;
    openedPage.current = shownPage;
    // jsdom cannot scroll.
    document.activeElement?.closest('tr')?.scrollIntoView?.({ block: 'nearest' });
    open();
  }, [shownPage, page]);

  /** Follows a row while it is moved, and back if that fails. */
  async function following<Result>(id: string, move: () => Promise<Result>): Promise<Result> {
    const follow = (isEnded: boolean) => setMoved({ id, pages: [urlPage.current, openedPage.current], isEnded });
    follow(false);
    const result = await move();
    follow(true);
    return result;
  }

  return { page: shownPage, following };
}
