import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { enableColumn, idColumn, settingColumn, titleColumn } from '../columns/index.ts';
import { Image } from '../Image/index.ts';
import { NotificationsProvider } from '../Notifications/index.ts';
import type { Column } from './Column.ts';
import { PagedTable } from './PagedTable.tsx';

interface Room {
  readonly _id: string;
}

/** Those with a capital letter are not complete. */
const room = (_id: string): Room => ({ _id });
const isComplete = ({ _id }: Room) => _id === _id.toLowerCase();
const nameOf = ({ _id }: Room) => `Room ${_id}`;

/** A text that a press replaces, without anything that ties it to its row. */
function Pressed() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <button type="button" onClick={() => setIsPressed(true)}>
      {isPressed ? 'pressed' : 'free'}
    </button>
  );
}

const own: Column<Room> = { id: 'own', header: 'Own', cell: () => <Pressed /> };

const columns: readonly Column<Room>[] = [
  { id: 'seats', header: 'Seats', cell: ({ _id }) => _id.length },
  idColumn(),
  titleColumn('Title', (row: Room) => ({
    children: nameOf(row),
    href: `/${row._id}`,
    picture: <Image size="thumbnail" src={`/${row._id}.png`} alt="" />,
  })),
  enableColumn<Room>({
    nameOf,
    enabledLabel: 'Open',
    isEnabled: isComplete,
    missingOf: (row) => (isComplete(row) ? [] : [{ label: 'Seats', isMissing: true, href: '/seats' }]),
    summaryOf: () => '1 missing',
    onEnable: () => {},
  }),
  settingColumn({ nameOf, hrefOf: ({ _id }) => `/${_id}/setting` }),
];

function table(ids: string, shown = columns, highlightedRow?: string) {
  return (
    <NotificationsProvider>
      <PagedTable
        caption="Rooms"
        columns={shown}
        rows={[...ids].map(room)}
        getRowId={({ _id }) => _id}
        highlightedRow={highlightedRow}
      />
    </NotificationsProvider>
  );
}

const rows = () => screen.getAllByRole('row').slice(1);
const texts = () => rows().map((row) => row.textContent);
const elementsOf = (row: HTMLElement | undefined) => [...(row?.querySelectorAll('*:not(img)') ?? [])];
const settle = () => act(async () => {});

test('another page is shown by the elements of the one before it', () => {
  const { rerender } = render(table('abc'));
  const before = rows();
  const elements = before.flatMap(elementsOf);
  rerender(table('xyz'));
  expect(rows()).toEqual(before);
  const after = rows().flatMap(elementsOf);
  expect(after.filter((element) => !elements.includes(element)).map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Room y' }).getAttribute('href')).toBe('/y');
  rerender(table('vw'));
  expect(rows()).toEqual(before.slice(0, 2));
  rerender(table('abcd'));
  expect(rows().slice(0, 2)).toEqual(before.slice(0, 2));
  expect(texts()).toHaveLength(4);
});

test('rows that stay keep their elements wherever they are, and those beside them are new', () => {
  const { rerender } = render(table('abc'));
  const [a, b, c] = rows();
  rerender(table('cab'));
  expect(rows()).toEqual([c, a, b]);
  rerender(table('cbd'));
  expect(rows().slice(0, 2)).toEqual([c, b]);
  expect(rows()[2]).not.toBe(a);
});

test('what a cell of its own kind remembers does not pass to another row, and stays with its own', () => {
  const { rerender } = render(table('ab', [own]));
  fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  expect(texts()).toEqual(['free', 'pressed']);
  rerender(table('ba', [own]));
  expect(texts()).toEqual(['pressed', 'free']);
  rerender(table('cd', [own]));
  expect(texts()).toEqual(['free', 'free']);
});

test('an open list of what is missing closes with its row', async () => {
  const { rerender } = render(table('AB'));
  const isOpen = (name: string) =>
    screen.getByRole('button', { name: `1 missing: ${name}`, hidden: true }).getAttribute('aria-expanded');
  fireEvent.click(screen.getByRole('button', { name: '1 missing: Room B' }));
  expect(isOpen('Room B')).toBe('true');
  rerender(table('XY'));
  await settle();
  expect(isOpen('Room Y')).toBe('false');
});

test('an image is a new one, because the old one would be seen until the other has loaded', () => {
  const { rerender, container } = render(table('ab'));
  const [first] = container.querySelectorAll('img');
  rerender(table('xy'));
  expect(first?.isConnected).toBe(false);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/x.png');
});

test('the focus stays on the control at its place when the page changes', async () => {
  const { rerender } = render(table('ab'));
  screen.getByRole('link', { name: 'Setting Room b' }).focus();
  rerender(table('xy'));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Setting Room y' }));
  rerender(table('z'));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Setting Room z' }));
});

test('a row with another page takes the focus again when it is the highlighted one', () => {
  const { rerender } = render(table('ab', columns, 'b'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Room b' }));
  screen.getByRole('link', { name: 'Setting Room a' }).focus();
  rerender(table('xy', columns, 'y'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Room y' }));
});
