import { PAGE_SIZE } from './call.ts';

/** The range of visible rows, and buttons to other pages. */
export function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <p role="status">{`${first}–${Math.min(page * PAGE_SIZE, total)} of ${total}`}</p>
      <button type="button" onClick={() => onPage(page - 1)} disabled={page === 1}>
        Previous page
      </button>
      <button type="button" onClick={() => onPage(page + 1)} disabled={page * PAGE_SIZE >= total}>
        Next page
      </button>
    </>
  );
}
