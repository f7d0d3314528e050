import { Button } from 'react-aria-components';

export const PAGE_SIZE = 10;

/** The range of visible rows, and buttons to other pages. */
export function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <p role="status">{`${first}–${Math.min(page * PAGE_SIZE, total)} of ${total}`}</p>
      <Button onPress={() => onPage(page - 1)} isDisabled={page === 1}>
        Previous page
      </Button>
      <Button onPress={() => onPage(page + 1)} isDisabled={page * PAGE_SIZE >= total}>
        Next page
      </Button>
    </>
  );
}
