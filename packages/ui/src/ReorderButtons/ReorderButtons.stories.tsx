import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { ReorderButtons } from './ReorderButtons.tsx';

/**
 * Moves a row one position up or down.
 *
 * **Use it** in the rows of a list with a stored order: courses, posters.
 *
 * **Do not use it** for lists that are sorted by a value.
 *
 * **Anatomy**: an up and a down button, each named after its row.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the up button, then to the down button |
 * | Enter, Space | moves the row; the focus moves with it |
 *
 * **Accessibility**: the first row cannot go up, the last cannot go down. At an edge the button is announced as
 * unavailable, ignores presses and keeps the focus.
 */
const meta = {
  component: ReorderButtons,
  title: 'Components/Actions/ReorderButtons',
  args: { label: 'Anatomy basics', index: 1, count: 3, onMove: fn() },
} satisfies Meta<typeof ReorderButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** Both directions are possible. The caller receives the new position, from 0. */
export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Anatomy basics' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Move down Anatomy basics' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(2);
  },
};

/** The first row cannot go up. */
export const First: Story = {
  parameters: { says: ['button, Move up Anatomy basics, disabled', 'button, Move down Anatomy basics'] },
  args: { index: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Move up Anatomy basics' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** The last row cannot go down. */
export const Last: Story = {
  args: { index: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const down = canvas.getByRole('button', { name: 'Move down Anatomy basics' });
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(down);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/**
 * In an area with `useFocusHandover`, as in a table, the focus moves with the row and stays on the button at the edge.
 */
export const FocusKept: Story = {
  render: function Reordered() {
    const [names, setNames] = useState<readonly string[]>(['Ethics', 'Airway', 'Anatomy']);
    const ref = useRef<HTMLUListElement>(null);
    useFocusHandover(ref);
    return (
      <ul ref={ref}>
        {names.map((name, index) => (
          <li key={name}>
            <ReorderButtons
              label={name}
              index={index}
              count={names.length}
              onMove={(to) => setNames((all) => all.toSpliced(index, 1).toSpliced(to, 0, name))}
            />
            {name}
          </li>
        ))}
      </ul>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move up Anatomy' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move up Anatomy' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    // A `disabled` button would lose the focus; one at the edge is `aria-disabled` and keeps it.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move up Anatomy' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Move up Anatomy' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Anatomy',
      'Ethics',
      'Airway',
    ]);
  },
};

/** For an order that users set. */
export const UserOrderedLists: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The order is decided here and stored.',
        example: (
          <Inline>
            <ReorderButtons label="Anatomy basics" index={1} count={3} onMove={ignore} />
            Anatomy basics
          </Inline>
        ),
      },
      wrong: {
        reason: 'A list sorted by a date would put it back: sort it by a Select.',
        example: (
          <Inline>
            <ReorderButtons label="the sign-in of 9 March" index={1} count={3} onMove={ignore} />9 March 2026, signed in
          </Inline>
        ),
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { anatomy: { 'up button': 'button', 'down button': { numberBehind: 'button + button' } } },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack>
      <ReorderButtons {...args} label="First" index={0} />
      <ReorderButtons {...args} label="Middle" />
      <ReorderButtons {...args} label="Last" index={2} />
    </Stack>
  ),
};
