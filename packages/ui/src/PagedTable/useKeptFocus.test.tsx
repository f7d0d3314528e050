import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PagedTable } from './PagedTable.tsx';

afterEach(cleanup);

function Names() {
  const [names, setNames] = useState(['Ann', 'Bob', 'Cem']);
  const cell = (name: string) => (
    <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
      Delete {name}
    </button>
  );
  return (
    <PagedTable caption="Names" columns={[{ id: 'delete', header: 'Delete', cell }]} rows={names} getRowId={String} />
  );
}

function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

test('the row that takes the place of a deleted one takes its focus, too', () => {
  render(<Names />);
  press('Delete Bob');
  expect(document.activeElement?.textContent).toBe('Delete Cem');
  press('Delete Cem');
  expect(document.activeElement?.textContent).toBe('Delete Ann');
});

test('a focus that is elsewhere stays there', () => {
  render(
    <>
      <input aria-label="Search" />
      <Names />
    </>,
  );
  screen.getByRole('button', { name: 'Delete Bob' }).focus();
  screen.getByRole('textbox', { name: 'Search' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Bob' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search');
});
