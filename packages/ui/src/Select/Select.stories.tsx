import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Select, type SelectProps } from './Select.tsx';

const options = ['Nursing basics', 'Advanced life support', 'Ethics'].map((label, index) => ({
  value: `g${index}`,
  label,
}));

/**
 * Chooses one of a few things from the system's own list.
 *
 * **Use it** for up to about fifteen things.
 *
 * **Do not use it** for many (ComboBox), nor for two to four that fit the page (RadioGroup).
 *
 * **Anatomy**: label, box with a wedge, help or error; the list is the system's.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space, ArrowDown | opens the list |
 * | letters | go to the thing that begins with them |
 * | Escape | closes the list |
 *
 * **Accessibility**: the browser's own select: screen readers, phones and magnifiers know it.
 */
const meta = {
  component: Select,
  title: 'Components/Select',
  args: { label: 'Certificate Group', options, value: '', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen. */
export const Unchosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Certificate Group' }), 'Ethics');
    await expect(args.onChange).toHaveBeenCalledWith('g2');
  },
};

/** One is chosen. */
export const Chosen: Story = { args: { value: 'g1' } };

/** The things to choose are on their way. */
export const Loading: Story = { args: { isLoading: true, options: [], value: 'g1' } };

/** There is nothing to choose. */
export const Empty: Story = { args: { options: [], emptyText: 'No enabled certificate group yet' } };

/** Wrong, with the reason. */
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Certificate Group is required.' },
};

/** Out of use. */
export const Disabled: Story = { args: { value: 'g1', isDisabled: true } };

const states: readonly Partial<SelectProps>[] = [
  { label: 'Unchosen' },
  { label: 'Chosen', value: 'g1', description: 'Enabled groups are offered.' },
  { label: 'Loading', isLoading: true, options: [] },
  { label: 'Empty', options: [], emptyText: 'No enabled certificate group yet' },
  { label: 'Invalid', isRequired: true, errorMessage: 'Invalid is required.' },
  { label: 'Disabled', value: 'g1', isDisabled: true },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <Select key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
};
