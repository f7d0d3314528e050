import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { sentence } from '../language/index.ts';
import { ListTable } from './ListTable.tsx';

let setIsValidating: (isValidating: boolean) => void = () => {};

function useIsValidating() {
  const [isValidating, set] = useState(false);
  setIsValidating = set;
  return isValidating;
}

test('ListTable shows that its rows are being reloaded if it lasts, without rendering them', () => {
  vi.useFakeTimers();
  const cell = vi.fn(({ _id }: { _id: string }) => _id);
  render(
    <ListTable
      caption="Events"
      texts={{ none: sentence('No events yet.'), failed: sentence('Events could not be loaded') }}
      columns={[{ id: 'id', header: 'ID', cell }]}
      list={{ rows: [{ _id: 'event-1' }], useIsValidating, hasFailed: false, onRetry: () => {} }}
    />,
  );
  const table = screen.getByRole('table', { name: 'Events' });
  const renders = cell.mock.calls.length;
  act(() => setIsValidating(true));
  act(() => vi.advanceTimersByTime(299));
  expect(table.getAttribute('aria-busy')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(table.getAttribute('aria-busy')).toBe('true');
  act(() => setIsValidating(false));
  expect(table.getAttribute('aria-busy')).toBeNull();
  expect(cell).toHaveBeenCalledTimes(renders);
  vi.useRealTimers();
});
