import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { PlaceField } from './PlaceField.tsx';

/**
 * The number of a row in a stored order, which can be typed over to move the row there.
 *
 * **Use it** in the rows of a long list with a stored order, beside ReorderButtons.
 *
 * **Do not use it** for other numbers, which a form saves (WholeNumberField).
 *
 * **Anatomy**: a quiet field with the number. Its border is stronger on the row in use.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter | moves the row; the field keeps the focus |
 * | Escape, Tab | leaves the row where it is |
 *
 * **Accessibility**: named after its row and what it does. Its text is selected on focus, so that typing replaces it. Digits of
 * any script are read; a number beyond the list is its first or last place, and another text changes nothing.
 */
const meta = {
  component: PlaceField,
  title: 'Components/Lists/PlaceField',
  args: { label: 'Anatomy basics', place: 12, count: 40, onMove: fn() },
  render: function Moved({ place: initial, onMove, ...args }) {
    const [place, setPlace] = useState(initial);
    const handleMove = (to: number) => {
      setPlace(to);
      onMove(to);
    };
    return <PlaceField {...args} place={place} onMove={handleMove} />;
  },
} satisfies Meta<typeof PlaceField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing replaces the number, and Enter moves the row. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Move Anatomy basics to place' });
    await userEvent.tab();
    await userEvent.keyboard('3');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(3);
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('3');
  },
};

/** A number beyond the list is its first or last place, and digits of any script are read. */
export const Clamped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    for (const [text, place] of [
      ['99', 40],
      ['0', 1],
      ['٧', 7],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await expect(args.onMove).toHaveBeenLastCalledWith(place);
    }
  },
};

/** Escape, leaving, the same number and a text without a number leave the row where it is. */
export const LeftAlone: Story = {
  parameters: { says: ['textbox, Move Anatomy basics to place, 12'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    for (const keys of ['5{Escape}', '5{Tab}', '12{Enter}', 'x{Enter}', '{Backspace}{Enter}']) {
      await userEvent.click(field);
      await userEvent.clear(field);
      await userEvent.type(field, keys);
      await expect(field).toHaveValue('12');
    }
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { anatomy: { number: 'input' } },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack>
      <PlaceField {...args} label="First" place={1} />
      <PlaceField {...args} label="Last" place={40} />
      <PlaceField {...args} label="Of a thousand" place={7} count={1200} />
    </Stack>
  ),
};
