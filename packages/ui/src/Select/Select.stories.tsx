import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { presses, scrollFrom } from '../testing/pressing.ts';
import { Select, type SelectProps } from './Select.tsx';

const options = ['Nursing basics', 'Advanced life support', 'Ethics'].map((label, index) => ({
  value: `g${index}`,
  label,
}));

/**
 * Selects one of several options from a list.
 *
 * **Use it** for up to about fifteen options in a form.
 *
 * **Do not use it** for two to four options that fit the page (RadioGroup), for a setting of a list (InlineSelect), or
 * for states with counts (SegmentedControl).
 *
 * **Anatomy**: label, box with a chevron, description or error; a list below the box while it is open.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space, ArrowDown | opens the list |
 * | Letters | go to the option that starts with them |
 * | Escape | closes the list |
 *
 * **Accessibility**: the button is named by the selected option and the label, and described by the error or that it is
 * required. The list takes the focus and restores it.
 */
const meta = {
  component: Select,
  title: 'Components/Forms/Select',
  args: { label: 'Certificate Group', options, value: '', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const handleSubmit = fn();

const inForm = (args: SelectProps) => (
  <Form aria-label="Course" onSubmit={handleSubmit}>
    <Select {...args} />
    <Button type="submit">Save</Button>
  </Form>
);

const ignore = () => undefined;

/** Nothing is selected. */
export const NothingSelected: Story = {
  parameters: {
    says: [
      'Certificate Group',
      'button, Choose… Certificate Group, not expanded, has popup listbox',
      'Choose…',
      'end of button, Choose… Certificate Group, not expanded, has popup listbox',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('button', { name: /Certificate Group/ });
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Ethics' }));
    await expect(args.onChange).toHaveBeenCalledWith('g2');
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** One option is selected, and another one is selected by keyboard. */
export const Selected: Story = {
  args: { value: 'g1' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Advanced life support/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Advanced life support' })).toHaveFocus());
    await userEvent.keyboard('eth{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('g2');
  },
};

/** The open list. */
export const Open: Story = {
  parameters: {
    says: [
      'dialog, Certificate Group',
      'dialog, Certificate Group',
      'button, Dismiss',
      'listbox, Certificate Group, orientated vertically',
      'option, Nursing basics, not selected, position 1, set size 3',
      'option, Advanced life support, selected, position 2, set size 3',
      'option, Ethics, not selected, position 3, set size 3',
      'end of listbox, Certificate Group, orientated vertically',
      'button, Dismiss',
      'end of dialog, Certificate Group',
    ],
  },
  args: { value: 'g1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Certificate Group/ }));
    await expect(
      await screen.findByRole('option', { name: 'Advanced life support', selected: true }),
    ).toBeInTheDocument();
  },
};

/** A touch and a screen reader's click open the list and select; a touch that scrolls the page opens nothing. */
export const SelectedByTouch: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('button', { name: /Certificate Group/ });
    await scrollFrom(box);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    for (const press of Object.values(presses)) {
      args.onChange.mockClear();
      await press(box);
      await press(await screen.findByRole('option', { name: 'Ethics' }));
      await expect(args.onChange.mock.calls).toEqual([['g2']]);
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    }
  },
};

/** A form validates it like any field. */
export const Required: Story = {
  args: { isRequired: true },
  render: inForm,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('button', { name: /Certificate Group/ });
    await expect(box).toHaveAccessibleDescription('required');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription('Certificate Group is required.');
  },
};

/** The options are loading. */
export const Loading: Story = { args: { isLoading: true, options: [], value: 'g1' } };

/** An earlier selection is submitted while the options load. */
export const SubmittedWhileLoading: Story = {
  tags: ['!autodocs'],
  args: { isLoading: true, options: [], value: 'g1', isRequired: true },
  render: inForm,
  play: async ({ canvas, userEvent }) => {
    handleSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(handleSubmit).toHaveBeenCalledTimes(1);
  },
};

/** There are no options. */
export const Empty: Story = { args: { options: [], emptyText: 'No enabled certificate group yet' } };

/** The options could not be loaded. 'Try again' gives the focus to the field, because it disappears. */
export const Failed: Story = {
  args: { options: [], failure: { text: 'The certificate groups could not be loaded.', onRetry: fn() } },
  render: function Retried(args) {
    const [isLoading, setIsLoading] = useState(false);
    const { text = '' } = args.failure ?? {};
    const onRetry = () => setIsLoading(true);
    return <Select {...args} isLoading={isLoading} failure={{ text, onRetry }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /^This could not be loaded/ });
    await expect(field).toHaveAccessibleDescription(/^The certificate groups could not be loaded\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: /^Loading…/ })).toHaveFocus();
  },
};

/** Invalid, with the reason. */
export const Invalid: Story = {
  parameters: {
    says: [
      'Certificate Group',
      'button, Choose… Certificate Group, Certificate Group is required., not expanded, has popup listbox',
      'Choose…',
      'end of button, Choose… Certificate Group, Certificate Group is required., not expanded, has popup listbox',
      'paragraph',
      'Certificate Group is required.',
      'end of paragraph',
    ],
  },
  args: { isRequired: true, errorMessage: 'Certificate Group is required.' },
};

/** Disabled. */
export const Disabled: Story = { args: { value: 'g1', isDisabled: true } };

/** The label stays visible next to the value. */
export const PersistentLabel: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The label stays readable after a selection.',
        example: <Select label="Certificate Group" options={options} value="g2" onChange={ignore} />,
      },
      wrong: {
        reason: 'The first option is not an option, and the label disappears after a selection.',
        example: (
          <Select
            label="Group"
            options={[{ value: 'none', label: 'Please select a certificate group' }, ...options]}
            value="none"
            onChange={ignore}
          />
        ),
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      label: '[data-rac] > div',
      box: 'button',
      value: 'button > span',
      wedge: 'button svg',
      help: 'p',
    },
  },
  args: { value: 'g1', description: 'Only enabled groups are listed.' },
};

const states: readonly Partial<SelectProps>[] = [
  { label: 'Unchosen' },
  { label: 'Selected', value: 'g1', description: 'Only enabled groups are listed.' },
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
