import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImageTable, type ImageTableProps } from './ImageTable.tsx';

/** Called once for each row that is rendered. */
const imageUrl = vi.fn((id: string) => `/image/${id}`);

const posters = Array.from({ length: 20 }, (_, place) => `poster-${place + 1}`);

const texts = {
  title: 'Posters',
  caption: 'Posters in their order',
  empty: 'No posters yet.',
  nameOf: (number: number) => `Poster ${number}`,
  nameInSentence: (number: number) => `poster ${number}`,
  deleteLabel: (number: number) => `Delete poster ${number}`,
};

const table = (props: Partial<ImageTableProps> = {}) => (
  <ImageTable
    images={posters}
    texts={texts}
    onMove={() => {}}
    onDelete={() => {}}
    imageUrl={imageUrl}
    isDisabled={false}
    {...props}
  />
);

beforeEach(() => imageUrl.mockClear());

test('ImageTable renders no poster when the form around it renders', () => {
  const { rerender } = render(table());
  expect(imageUrl).toHaveBeenCalledTimes(20);
  rerender(table());
  expect(imageUrl).toHaveBeenCalledTimes(20);
});

test('ImageTable renders only the two posters that change places', () => {
  const { rerender } = render(table());
  const [first = '', second = '', ...others] = posters;
  rerender(table({ images: [second, first, ...others] }));
  expect(imageUrl).toHaveBeenCalledTimes(22);
});

test('ImageTable calls the latest handlers', () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = render(table({ onMove: before, onDelete: before }));
  rerender(table({ onMove: after, onDelete: after }));
  fireEvent.click(screen.getByRole('button', { name: 'Move down poster 7' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete poster 9' }));
  expect(before).not.toHaveBeenCalled();
  expect(after.mock.calls).toEqual([[{ id: 'poster-7', to: 7 }], ['poster-9']]);
});

test('the labels of the buttons follow the position of a poster', () => {
  const { rerender } = render(table());
  const [first = '', second = '', ...others] = posters;
  rerender(table({ images: [second, first, ...others] }));
  const [row] = screen.getAllByRole('row').slice(1);
  expect(row?.textContent).toContain(second);
  expect(
    within(row ?? document.body)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Move up poster 1', 'Move down poster 1', 'Delete poster 1']);
});

test('ImageTable has the columns of the specification', () => {
  render(table());
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Sequence',
    'Adjust Sequence',
    'ID',
    'Preview',
    'Delete',
  ]);
});
