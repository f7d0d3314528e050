import { moved } from '@cpd/domain/sequence';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { ReorderButtons } from './ReorderButtons.tsx';

/**
 * Moves a row one place up or down.
 *
 * **Use it** in the rows of a list with an order of its own: courses, posters.
 *
 * **Do not use it** for lists that are sorted by a value.
 *
 * **Anatomy**: an up and a down button, each named after its row.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | goes to the up, then to the down button |
 * | Enter, Space | moves the row; the focus goes with it |
 *
 * **Accessibility**: the first row cannot go up, the last cannot go down; at an edge the focus goes to the other button.
 */
const meta = {
  component: ReorderButtons,
  title: 'Components/ReorderButtons',
  args: { label: 'Anatomy basics', index: 1, count: 3, onMove: fn() },
} satisfies Meta<typeof ReorderButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Can go both ways: up is 1, down is -1. */
export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Anatomy basics' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Move down Anatomy basics' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(-1);
  },
};

/** The first row cannot go up. */
export const First: Story = {
  args: { index: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move up Anatomy basics' })).toBeDisabled();
  },
};

/** The last row cannot go down. */
export const Last: Story = {
  args: { index: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move down Anatomy basics' })).toBeDisabled();
  },
};

/** The focus goes with the row, and to the other button at the edge. */
export const FocusKept: Story = {
  render: function Reordered() {
    const [names, setNames] = useState<readonly string[]>(['Ethics', 'Airway', 'Anatomy']);
    return (
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            <ReorderButtons
              label={name}
              index={index}
              count={names.length}
              onMove={(action) => setNames((all) => moved(all, index, action))}
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move down Anatomy' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Anatomy',
      'Ethics',
      'Airway',
    ]);
  },
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
