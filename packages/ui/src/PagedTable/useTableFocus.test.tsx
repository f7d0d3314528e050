import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PagedTable } from './PagedTable.tsx';

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

/** Waits until the observers of a change of the document have run. */
const settle = () => act(async () => {});

async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await settle();
}

test('the row that takes the place of a deleted one takes its focus', async () => {
  render(<Names />);
  await press('Delete Bob');
  expect(document.activeElement?.textContent).toBe('Delete Cem');
  await press('Delete Cem');
  expect(document.activeElement?.textContent).toBe('Delete Ann');
});

test('a focus that is elsewhere stays there', async () => {
  render(
    <>
      <input aria-label="Search" />
      <Names />
    </>,
  );
  screen.getByRole('button', { name: 'Delete Bob' }).focus();
  screen.getByRole('textbox', { name: 'Search' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Bob' }));
  await settle();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search');
});

function Asked() {
  const [names, setNames] = useState(['Ann', 'Bob']);
  const [asked, ask] = useState<string>();
  const handleConfirm = () => {
    setNames(names.filter((name) => name !== asked));
    ask(undefined);
  };
  const cell = (name: string) => (
    <button type="button" onClick={() => ask(name)}>
      Delete {name}
    </button>
  );
  return (
    <>
      <PagedTable caption="Names" columns={[{ id: 'delete', header: 'Delete', cell }]} rows={names} getRowId={String} />
      {asked !== undefined && (
        <div role="alertdialog">
          <button type="button" onClick={handleConfirm}>
            Confirm
          </button>
        </div>
      )}
    </>
  );
}

test('the row keeps the focus when a dialog that asked about it closes with it', async () => {
  render(<Asked />);
  await press('Delete Ann');
  await press('Confirm');
  expect(document.activeElement?.textContent).toBe('Delete Bob');
});

test('the row keeps the focus when a dialog outlasts the removed one', async () => {
  const columns = [{ id: 'delete', header: 'Delete', cell: (name: string) => <button type="button">{name}</button> }];
  const table = (rows: readonly string[]) => (
    <PagedTable caption="Names" columns={columns} rows={rows} getRowId={String} />
  );
  const { rerender } = render(table(['Ann', 'Bob']));
  screen.getByRole('button', { name: 'Ann' }).focus();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('role', 'alertdialog');
  const close = dialog.appendChild(document.createElement('button'));
  dialog.open = true;
  close.focus();
  rerender(table(['Bob']));
  await settle();
  expect(document.activeElement).toBe(close);
  dialog.remove();
  await settle();
  expect(document.activeElement?.textContent).toBe('Bob');
});

test('an emptied table takes the focus of its last row', async () => {
  render(<Names />);
  for (const name of ['Ann', 'Bob', 'Cem']) await press(`Delete ${name}`);
  expect(document.activeElement).toBe(screen.getByRole('table', { name: 'Names' }));
});

test('an emptied table can take the focus again after a row is back', async () => {
  const columns = [{ id: 'delete', header: 'Delete', cell: (name: string) => <button type="button">{name}</button> }];
  const table = (rows: readonly string[]) => (
    <>
      <PagedTable caption="Names" columns={columns} rows={rows} getRowId={String} />
      <button type="button">Undo</button>
    </>
  );
  const { rerender } = render(table(['Ann']));
  screen.getByRole('button', { name: 'Ann' }).focus();
  rerender(table([]));
  await settle();
  screen.getByRole('button', { name: 'Undo' }).focus();
  rerender(table(['Ann']));
  screen.getByRole('table').focus();
  expect(document.activeElement).toBe(screen.getByRole('table'));
});

test('the rows that load after a page was emptied take its focus', async () => {
  const columns = [{ id: 'delete', header: 'Delete', cell: (name: string) => <button type="button">{name}</button> }];
  const table = (rows: readonly string[]) => (
    <PagedTable caption="Names" columns={columns} rows={rows} getRowId={String} />
  );
  const { rerender } = render(table(['Cem']));
  screen.getByRole('button', { name: 'Cem' }).focus();
  rerender(table([]));
  await settle();
  rerender(table(['Ann', 'Bob']));
  await settle();
  expect(document.activeElement?.textContent).toBe('Ann');
});

function Enabling() {
  const [enabled, setEnabled] = useState<string>();
  const columns = [
    { id: 'move', header: 'Move', cell: (name: string) => <button type="button">Move {name}</button> },
    {
      id: 'enable',
      header: 'Enable',
      cell: (name: string) => (
        <button type="button" disabled={enabled === name} onClick={() => setEnabled(name)}>
          Enable {name}
        </button>
      ),
    },
    { id: 'setting', header: 'Setting', cell: (name: string) => <a href={`/${name}`}>Setting {name}</a> },
  ];
  // A finished row moves to the front, like a moved one.
  const rows = ['Ann', 'Bob', 'Cem'].sort((a, b) => Number(b === enabled) - Number(a === enabled));
  return <PagedTable caption="Names" columns={columns} rows={rows} getRowId={String} />;
}

test('the next control of the row takes the focus of a button that is removed after a press', async () => {
  render(<Enabling />);
  await press('Enable Bob');
  expect(document.activeElement?.textContent).toBe('Setting Bob');
});

test.each([
  ['of another row', ['Ann', 'Bob'], 'Undo Ann'],
  ['of the table, which has no other', ['Bob'], null],
])('a button that disappears while its row stays hands its focus to a control %s', async (_, undoable, next) => {
  const table = (names: readonly string[]) => (
    <PagedTable
      caption="Lines"
      columns={[
        {
          id: 'undo',
          header: '',
          cell: (name: string) => names.includes(name) && <button type="button">Undo {name}</button>,
        },
      ]}
      rows={['Ann', 'Bob', 'Cem']}
      getRowId={String}
    />
  );
  const { rerender } = render(table(undoable));
  screen.getByRole('button', { name: 'Undo Bob' }).focus();
  rerender(table(undoable.filter((name) => name !== 'Bob')));
  await settle();
  const expected = next === null ? screen.getByRole('table') : screen.getByRole('button', { name: next });
  expect(document.activeElement).toBe(expected);
});

function Searched({ action }: { action: string }) {
  const [rows, setRows] = useState<readonly string[]>([]);
  return (
    <PagedTable
      caption="Names"
      toolbar={<input type="search" aria-label="Search" />}
      columns={[{ id: 'name', header: 'Name', cell: (name: string) => name }]}
      rows={rows}
      getRowId={String}
      empty={{
        title: 'No names.',
        action: (
          <button type="button" onClick={() => setRows(['Ann'])}>
            {action}
          </button>
        ),
      }}
    />
  );
}

test.each(['Clear search', 'Try again'])(
  '%s of an empty table, which disappears, hands its focus to the search',
  async (action) => {
    render(<Searched action={action} />);
    await press(action);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  },
);
