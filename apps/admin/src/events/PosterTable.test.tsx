import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PosterTable, type PosterTableProps } from './PosterTable.tsx';

/** Asked once for each row that is drawn. */
const imageUrl = vi.fn((id: string) => `/image/${id}`);

const posters = Array.from({ length: 20 }, (_, place) => `poster-${place + 1}`);

const table = (props: Partial<PosterTableProps> = {}) => (
  <PosterTable
    posters={posters}
    onMovePoster={() => {}}
    onDeletePoster={() => {}}
    imageUrl={imageUrl}
    isDisabled={false}
    {...props}
  />
);

beforeEach(() => imageUrl.mockClear());
afterEach(cleanup);

test('what is typed elsewhere in the form draws no poster again', () => {
  const { rerender } = render(table());
  expect(imageUrl).toHaveBeenCalledTimes(20);
  rerender(table());
  expect(imageUrl).toHaveBeenCalledTimes(20);
});

test('a poster that is moved is drawn again with the one it changes places with, and no other', () => {
  const { rerender } = render(table());
  const [first = '', second = '', ...others] = posters;
  rerender(table({ posters: [second, first, ...others] }));
  expect(imageUrl).toHaveBeenCalledTimes(22);
});

test('a button does what the newest handlers say', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = render(table({ onMovePoster: before, onDeletePoster: before }));
  rerender(table({ onMovePoster: after, onDeletePoster: after }));
  fireEvent.click(screen.getByRole('button', { name: 'Move down poster 7' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete poster 9' }));
  expect(before).not.toHaveBeenCalled();
  expect(after.mock.calls).toEqual([[{ id: 'poster-7', to: 7 }], ['poster-9']]);
});

test("a poster's buttons name its place, which follows it when it is moved", () => {
  const { rerender } = render(table());
  const [first = '', second = '', ...others] = posters;
  rerender(table({ posters: [second, first, ...others] }));
  const [row] = screen.getAllByRole('row').slice(1);
  expect(row?.textContent).toContain(second);
  expect(
    within(row ?? document.body)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Move poster 1', 'Move up poster 1', 'Move down poster 1', 'Delete poster 1']);
});
