import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Card } from '../Card/index.ts';
import { NotificationsProvider } from '../Notifications/index.ts';
import { type Column, PagedTable } from '../PagedTable/index.ts';
import { PlaceField } from '../PlaceField/index.ts';
import { ReorderButtons } from '../ReorderButtons/index.ts';
import {
  actionOn,
  actionsColumn,
  buttonColumn,
  descriptionColumn,
  enableColumn,
  idColumn,
  settingColumn,
  titleColumn,
} from './index.ts';

interface Room {
  readonly _id: string;
  readonly name: string;
  readonly description: string | null;
  readonly isEnabled: boolean;
  readonly seats: number;
}

const rooms: readonly Room[] = [
  { _id: 'room-1', name: 'Blue room', description: 'Next to the stairs.', isEnabled: true, seats: 8 },
  { _id: 'room-2', name: 'Hall', description: null, isEnabled: false, seats: 80 },
  { _id: 'room-3', name: 'Cellar', description: 'Without windows.', isEnabled: false, seats: 0 },
];

const onEnable = fn();
const onDelete = fn();
const ignore = () => undefined;
const nameOf = ({ name }: Room) => name;
const missingOf = ({ _id, seats }: Room) =>
  seats > 0 ? [] : [{ label: 'Seats', isMissing: true, href: `/room/${_id}#seats` }];
const actionFor = (label: string) => ({ label, nameOf: ({ name }: Room) => actionOn(label, name) });

const title = titleColumn('Room', ({ _id, name }: Room) => ({
  children: name,
  href: `/room/${_id}`,
  detail: 'Ground floor',
}));
const enable = (label: string) =>
  enableColumn<Room>({
    nameOf,
    enabledLabel: label,
    isEnabled: ({ isEnabled }) => isEnabled,
    missingOf,
    summaryOf: (room) => `${missingOf(room).length} missing`,
    onEnable,
  });

/** All kinds of columns. */
function Rooms() {
  return (
    <NotificationsProvider>
      <Card padding="none">
        <PagedTable
          caption="Rooms"
          rows={rooms}
          getRowId={({ _id }) => _id}
          columns={[
            titleColumn('Room', ({ _id, name }: Room) => ({ children: name, href: `/room/${_id}` })),
            idColumn(),
            descriptionColumn(nameOf),
            enable('Enabled'),
            actionsColumn<Room>([
              { ...actionFor('Edit'), hrefOf: ({ _id }) => `/room/${_id}` },
              [
                { ...actionFor('Book'), isOffered: ({ isEnabled }) => isEnabled, onPress: () => undefined },
                { ...actionFor('Copy'), isOffered: ({ isEnabled }) => !isEnabled, onPress: () => undefined },
              ],
              { ...actionFor('Delete'), tone: 'critical', onPress: onDelete },
            ]),
          ]}
        />
      </Card>
    </NotificationsProvider>
  );
}

/**
 * Columns that lists have in common.
 *
 * **Use it** in the `columns` of a PagedTable or a ListScreen: `titleColumn` names the row and links to it, `idColumn` copies the id,
 * `descriptionColumn` expands, `enableColumn` shows the state of a row and what it needs, `actionsColumn` has its buttons, and
 * `settingColumn` and `buttonColumn` have one. A column of plain values needs none: `{ id, header, cell }`.
 *
 * **Do not use it** for what can be done with the whole list, which is above it (PageHeader, Toolbar).
 *
 * **Anatomy**: a column of buttons is as wide as their labels in the language of the page. Actions in an inner list share one
 * place: a row offers at most one of them.
 *
 * | Key | Effect |
 * |---|---|
 * | E | presses Enable of the current row |
 * | C | copies its id |
 * | Enter | opens it |
 *
 * **Accessibility**: the name of a button begins with its visible label and ends with the row's name (`actionOn`).
 */
const meta = {
  title: 'Components/Lists/columns',
  component: Rooms,
  beforeEach() {
    onEnable.mockClear();
    onDelete.mockClear();
  },
} satisfies Meta<typeof Rooms>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows that are enabled, ready, and incomplete. */
export const States: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await expect(row(/Blue room/).getByRole('button', { name: 'Enable Blue room' })).toBeDisabled();
    await expect(row(/Hall/).getByText('Ready')).toBeVisible();
    await userEvent.click(row(/Hall/).getByRole('button', { name: 'Enable Hall' }));
    await expect(onEnable).toHaveBeenCalledWith(rooms[1], []);
    await userEvent.click(row(/Cellar/).getByRole('button', { name: /^1 missing/ }));
    await expect(await within(document.body).findByRole('link', { name: /Seats/ })).toHaveAttribute(
      'href',
      '/room/room-3#seats',
    );
  },
};

/** A row offers one of two actions at the same place. */
export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Book Blue room' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Hall' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Hall' }));
    await expect(onDelete).toHaveBeenCalledWith(rooms[1]);
  },
};

/** The lines on which the named parts of the first card are. */
function linesOf(parts: readonly HTMLElement[]): number {
  const middles = parts
    .map((part) => part.getBoundingClientRect())
    .map(({ top, height }) => Math.round(top + height / 2));
  return middles.filter((middle, index) => middles.findIndex((other) => Math.abs(other - middle) < 8) === index).length;
}

function cards(width: number, columns: () => readonly Column<Room>[]): Story {
  return {
    tags: ['!autodocs', 'narrow'],
    render: () => (
      <NotificationsProvider>
        <div style={{ width }}>
          <Card padding="none">
            <PagedTable caption="Rooms" rows={rooms} getRowId={({ _id }) => _id} columns={columns()} />
          </Card>
        </div>
      </NotificationsProvider>
    ),
  };
}

/** On a phone, four actions with long labels are on one line, and the state is at the side of the name. */
export const ActionsOnAPhone: Story = {
  ...cards(358, () => [
    title,
    { id: 'state', header: 'State', width: 140, onCard: 'side', cell: () => <Badge look="dot">Gültig</Badge> },
    actionsColumn<Room>([
      { ...actionFor('Öffnen'), isExternal: true, hrefOf: ({ _id }) => `/room/${_id}` },
      { ...actionFor('Link kopieren'), onPress: onDelete },
      { ...actionFor('PDF'), isExternal: true, hrefOf: ({ _id }) => `/room/${_id}` },
      { ...actionFor('Widerrufen'), tone: 'critical', onPress: onDelete },
    ]),
  ]),
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const actions = ['Öffnen', 'PDF', 'Link kopieren', 'Widerrufen'].map((label) =>
      canvas.getByLabelText(`${label} Blue room`),
    );
    await expect(linesOf(actions)).toBe(1);
  },
};

/** On a small phone, what changes the order of the rows leaves the line to actions with long labels: the arrows are beside the facts. */
export const OrderOnAPhone: Story = {
  ...cards(328, () => [
    { id: 'mark', header: 'Mark', width: 40, onCard: 'mark', cell: () => <input type="checkbox" aria-label="Mark" /> },
    {
      id: 'sequence',
      header: 'Sequence',
      width: 88,
      onCard: 'number',
      cell: (room) => <PlaceField label={room.name} place={rooms.indexOf(room) + 1} count={10} onMove={ignore} />,
    },
    {
      id: 'adjust',
      header: 'Adjust Sequence',
      width: 88,
      onCard: 'inline',
      cell: (room) => <ReorderButtons label={room.name} index={rooms.indexOf(room)} count={10} onMove={ignore} />,
    },
    idColumn(),
    title,
    enable('Freigeschaltet'),
    buttonColumn('Einstellungen', { nameOf, onPress: onDelete }),
    buttonColumn('Löschen', { nameOf, onPress: onDelete }),
  ]),
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    for (const name of ['Blue room', 'Cellar']) {
      const button = (label: string) => canvas.getByRole('button', { name: `${label} ${name}` });
      const row = canvas.getByRole('row', { name: new RegExp(name) });
      const number = within(row).getByRole('textbox', { name: `Move ${name} to place` });
      const id = within(row).getByText(/^room-/);
      await expect(linesOf([number, button('Enable'), button('Einstellungen'), button('Löschen')])).toBe(1);
      await expect(linesOf([id, button('Move up'), button('Move down')])).toBe(1);
      await expect(linesOf([id, number])).toBe(2);
    }
  },
};

/** On a phone, the only button of a row is on the line of its facts. */
export const OneActionOnAPhone: Story = {
  ...cards(358, () => [title, idColumn(), settingColumn({ nameOf, hrefOf: ({ _id }) => `/room/${_id}` })]),
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Blue room/ }));
    await expect(linesOf([row.getByText('room-1'), row.getByRole('link', { name: 'Setting Blue room' })])).toBe(1);
  },
};

/** If not everything fits a line, the values of a card are on one line below its name, with all of the actions. */
export const OnATablet: Story = {
  ...cards(728, () => [
    title,
    { id: 'count', header: 'Issued', width: 116, onCard: 'side', cell: () => '7 ausgestellt' },
    idColumn(),
    enable('Freigeschaltet'),
    buttonColumn('Einstellungen', { nameOf, onPress: onDelete }),
    buttonColumn('Löschen', { nameOf, onPress: onDelete }),
  ]),
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Blue room/ }));
    const buttons = ['Enable', 'Einstellungen', 'Löschen'].map((label) =>
      row.getByRole('button', { name: `${label} Blue room` }),
    );
    await expect(linesOf([row.getByText('room-1'), ...buttons])).toBe(1);
    await expect(linesOf([row.getByRole('link', { name: 'Blue room' }), row.getByText('7 ausgestellt')])).toBe(1);
    await expect(linesOf([row.getByText('7 ausgestellt'), ...buttons])).toBe(2);
  },
};

/** A value with its label has a line to itself above a line of facts. */
export const LabelledOnATablet: Story = {
  ...cards(728, () => [
    { id: 'room', header: 'Room', width: 300, isRowHeader: true, cell: ({ name }) => name },
    { id: 'use', header: 'May use', width: 300, cell: () => 'users, certificates, catalog, answers and changes' },
    { id: 'added', header: 'Added', width: 160, onCard: 'namedFact', cell: () => '30 Nov 2026, 05:24' },
    { id: 'expires', header: 'Expires', width: 160, onCard: 'namedFact', cell: () => '30 Nov 2027, 05:24' },
    { id: 'used', header: 'Last used', width: 160, onCard: 'namedFact', cell: () => 'Never' },
    buttonColumn('Revoke', { nameOf, onPress: onDelete }),
  ]),
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Blue room/ }));
    const use = row.getByText(/^users/);
    await expect(use.getBoundingClientRect().width).toBeGreaterThan(660);
    const added = row.getByText('30 Nov 2026, 05:24');
    await expect(linesOf([added, row.getByText('Never'), row.getByRole('button', { name: 'Revoke Blue room' })])).toBe(
      1,
    );
    await expect(linesOf([use, added])).toBe(2);
  },
};
