import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { actionOn, actionsColumn, type RowActions } from './actionsColumn.tsx';

interface Room {
  readonly name: string;
  readonly isOpen: boolean;
}

const onClose = vi.fn<(room: Room) => void>();
const nameOf =
  (label: string) =>
  ({ name }: Room) =>
    actionOn(label, name);

const actions: RowActions<Room> = [
  { label: 'Plan', nameOf: nameOf('Plan'), hrefOf: ({ name }) => `/plan/${name}` },
  [
    { label: 'Open', nameOf: nameOf('Open'), isOffered: ({ isOpen }) => !isOpen, onPress: () => {} },
    { label: 'Close', nameOf: nameOf('Close'), isOffered: ({ isOpen }) => isOpen, onPress: onClose },
  ],
];

function widthFor(...labels: readonly string[]) {
  return actionsColumn<Room>(labels.map((label) => ({ label, nameOf: nameOf(label), onPress: () => {} }))).width;
}

test('a row has the actions that it offers, named by what they act on', () => {
  const { container } = render(actionsColumn(actions).cell({ name: 'Blue', isOpen: true }));
  const cell = within(container);
  expect(cell.getByRole('link', { name: 'Plan Blue' }).getAttribute('href')).toBe('/plan/Blue');
  expect(cell.queryByRole('button', { name: 'Open Blue' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close Blue' }));
  expect(onClose).toHaveBeenCalledWith({ name: 'Blue', isOpen: true });
});

test('a row that offers nothing has an empty cell', () => {
  const column = actionsColumn<Room>([
    { label: 'Close', nameOf: nameOf('Close'), isOffered: () => false, onPress: onClose },
  ]);
  const { container } = render(column.cell({ name: 'Blue', isOpen: false }));
  expect(container.childElementCount).toBe(0);
});

test('the column is as wide as its labels in any language, and as its title', () => {
  expect(widthFor('Delete')).toBe(widthFor('Open'));
  expect(widthFor('Umbenennen', 'Widerrufen')).toBeGreaterThan(widthFor('Rename', 'Revoke') ?? 0);
  expect(widthFor('名前を変更', '取り消す')).toBeGreaterThan(widthFor('Rename') ?? 0);
});

test('alternatives have the place of the longest one', () => {
  const action = (label: string) => ({ label, nameOf: nameOf(label), onPress: onClose });
  const [open, close] = [action('Open'), action('Close this room for good')];
  expect(actionsColumn<Room>([[open, close]]).width).toBe(actionsColumn<Room>([close]).width);
});
