// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PagedTable } from './PagedTable.tsx';
import type { Column } from './TableParts.tsx';

afterEach(cleanup);

const columns: readonly Column<string>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: (name) => name },
  { id: 'delete', header: 'Delete', cell: (name) => <button type="button">Delete {name}</button> },
];
const names = Array.from({ length: 40 }, (_, index) => `poster ${index}`);
const table = <PagedTable caption="Posters" columns={columns} rows={names} getRowId={(name) => name} />;

function count(markup: string, words: string): number {
  return markup.split(words).length - 1;
}

test('many rows are there at once by their names, and only those in sight with everything else', () => {
  const first = renderToStaticMarkup(table);
  expect(count(first, 'scope="row"')).toBe(40);
  expect(count(first, 'Delete poster')).toBe(16);
});

test('all rows have everything as soon as there is time', () => {
  render(table);
  expect(screen.getAllByRole('button')).toHaveLength(40);
});

test('a row that comes later is whole at once', () => {
  const { rerender } = render(table);
  rerender(<PagedTable caption="Posters" columns={columns} rows={[...names, 'new']} getRowId={(name) => name} />);
  expect(screen.getByRole('button', { name: 'Delete new' })).toBeTruthy();
});
