import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ListCard, ListCardRow } from './ListCard.tsx';

const onRetry = fn();
const onBook = fn();

const rooms = ['Blue room', 'Green room', 'Room of the long name at the end of the corridor'].map((name, index) => (
  <ListCardRow key={name} href={`#room-${index}`} detail={`${4 * (index + 1)} seats · First floor`}>
    {name}
  </ListCardRow>
));

/**
 * The first rows of a list in a card of another page, such as an overview. A press anywhere on a row opens its item.
 *
 * **Use it** for what a list has at its top: what waits, what has changed last.
 *
 * **Do not use it** for a list that is searched or paged (ListScreen), or for facts about one thing (DescriptionList).
 *
 * **Anatomy**: a Card with a link to the whole list if it has more rows, then a ListCardRow for each item: a RowTitle, and a
 * button.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter on a row's link | opens the item |
 * | Enter, Space on its button | presses it |
 *
 * **Accessibility**: a region named by its title, with a list. A row has one target that covers it, and a second one above it at
 * the most. The link to the list names it: 'See all 12: Rooms to prepare'.
 */
const meta = {
  title: 'Components/Lists/ListCard',
  component: ListCard,
  args: {
    title: 'Rooms to prepare',
    texts: { none: 'No rooms yet.', failed: 'Rooms could not be loaded' },
    query: { data: rooms, error: undefined },
    onRetry,
    children: rooms,
  },
  beforeEach() {
    onRetry.mockClear();
    onBook.mockClear();
  },
} satisfies Meta<typeof ListCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list has more rows, and its title leads to them. */
export const FirstRows: Story = {
  tags: ['modes'],
  args: { total: 12, listHref: '#rooms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all 12: Rooms to prepare' })).toHaveAttribute('href', '#rooms');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** All rows are here. */
export const AllRows: Story = {
  args: { total: 3, listHref: '#rooms' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^See all/ })).toBeNull();
  },
};

/** A row without a page has a button, which covers it. */
export const WithButtons: Story = {
  args: {
    action: <Button size="small">Book all 3</Button>,
    children: ['Blue room', 'Green room'].map((name) => (
      <ListCardRow
        key={name}
        action={
          <Button size="small" aria-label={`Book ${name}`} onPress={onBook}>
            Book
          </Button>
        }
      >
        {name}
      </ListCardRow>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Book Green room' });
    const row = canvas.getAllByRole('listitem')[1]?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(row.x + 4, row.y + 4)).toBe(button);
    await userEvent.click(button);
    await expect(onBook).toHaveBeenCalledOnce();
  },
};

/** Nothing is in the list. */
export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rooms yet.')).toBeVisible();
  },
};

/** The first request is pending. */
export const Loading: Story = {
  args: { query: { data: undefined, error: undefined }, children: [] },
};

/** The rows could not be loaded. */
export const Failed: Story = {
  args: { query: { data: undefined, error: new Error() }, children: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
