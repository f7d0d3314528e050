import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { longTouch, scrollFrom, touch, virtualPress } from '../testing/pressing.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const options = ['Nursing basics', 'Advanced life support', 'Ethics', 'Basic life support'].map((label, index) => ({
  value: `g${index}`,
  label,
}));

/**
 * Chooses one of many things by typing a part of its name.
 *
 * **Use it** for lists that outgrow a Select: more than fifteen things, or names that people know better than their place.
 *
 * **Do not use it** for a few fixed things (Select, RadioGroup).
 *
 * **Anatomy**: label, box with a button that opens the list, list, help or error.
 *
 * | Key | Effect |
 * |---|---|
 * | letters | narrow the list down |
 * | ArrowDown, ArrowUp | go through the list |
 * | Enter | takes the one that is marked |
 * | Escape | closes the list and keeps what was chosen |
 *
 * **Accessibility**: React Aria's combo box; the number of matches and the one marked are announced.
 */
const meta = {
  component: ComboBox,
  title: 'Components/Forms/ComboBox',
  args: { label: 'Certificate Group', options, value: '', onChange: fn() },
  render: function Kept({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    const handleChange = (next: string) => {
      setChosen(next);
      onChange(next);
    };
    return <ComboBox {...args} value={chosen} onChange={handleChange} />;
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const handleSubmit = fn();

const inForm = (args: ComboBoxProps) => (
  <Form aria-label="Course" onSubmit={handleSubmit}>
    <ComboBox {...args} />
    <Button type="submit">Save</Button>
  </Form>
);

const hospitals = Array.from({ length: 60 }, (_, index) => ({
  value: `h${index}`,
  label: `${['North', 'Lake', 'Saint Ann', 'University', 'Valley', 'West'][index % 6]} Hospital ${index + 1}`,
}));

function Keeping({ of: Field, label }: { of: typeof Select; label: string }) {
  const [value, setValue] = useState('');
  return <Field label={label} options={hospitals} value={value} onChange={setValue} />;
}

/** Typing narrows the list down; Enter takes the one that is marked. */
export const Typed: Story = {
  parameters: { announces: ['assertive: 2 options available.'] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Certificate Group' });
    await userEvent.click(box);
    await userEvent.keyboard('life');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Advanced life support',
        'Basic life support',
      ]),
    );
    await expect(await screen.findByText('2 options available.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('g3');
    await waitFor(() => expect(box).toHaveValue('Basic life support'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** A finger and a screen reader's click open the list with its button and choose; a finger that scrolls does neither. */
export const ChosenByTouch: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Certificate Group/ });
    await scrollFrom(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const choose = async (press: typeof touch, name: string, id: string) => {
      args.onChange.mockClear();
      await press(button);
      const option = await screen.findByRole('option', { name });
      await scrollFrom(option);
      await expect(args.onChange).not.toHaveBeenCalled();
      await press(option);
      await expect(args.onChange).toHaveBeenLastCalledWith(id);
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    };
    await choose(touch, 'Ethics', 'g2');
    await choose(longTouch, 'Nursing basics', 'g0');
    await choose(virtualPress, 'Basic life support', 'g3');
  },
};

/** One is chosen; Escape keeps it. */
export const Chosen: Story = {
  parameters: {
    says: [
      'Certificate Group',
      'combobox, Certificate Group, Advanced life support, has popup listbox, not expanded, autocomplete in list',
      'button, Show suggestions Certificate Group, not expanded, has popup listbox',
    ],
  },
  args: { value: 'g1' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await waitFor(() => expect(box).toHaveValue('Advanced life support'));
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('Advanced life support');
  },
};

/** The open list. */
export const Open: Story = {
  parameters: {
    says: [
      'combobox, Certificate Group, Advanced life support, has popup listbox, expanded, active descendant Advanced life support, autocomplete in list, 1 control',
      'listbox, Suggestions Certificate Group, orientated vertically',
      'option, Nursing basics, not selected, position 1, set size 4',
      'option, Advanced life support, selected, position 2, set size 4',
      'option, Ethics, not selected, position 3, set size 4',
      'option, Basic life support, not selected, position 4, set size 4',
      'end of listbox, Suggestions Certificate Group, orientated vertically',
      'button, Dismiss',
    ],
  },
  args: { value: 'g1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Advanced life support', selected: true })).toBeVisible(),
    );
  },
};

/** The things to choose are on their way. */
export const Loading: Story = { args: { options: [], isLoading: true } };

/** What was chosen earlier is sent although the things to choose are still on their way. */
export const SentWhileLoading: Story = {
  tags: ['!autodocs'],
  args: { isLoading: true, options: [], value: 'g1', isRequired: true },
  render: inForm,
  play: async ({ canvas, userEvent }) => {
    handleSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(handleSubmit).toHaveBeenCalledTimes(1);
  },
};

/** There is nothing to choose. */
export const Empty: Story = {
  args: { options: [], emptyText: 'No enabled certificate group yet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText('No enabled certificate group yet')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

/** A form asks for it like for any field. */
export const Required: Story = {
  args: { isRequired: true },
  render: inForm,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const box = canvas.getByRole('combobox', { name: 'Certificate Group' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription('Certificate Group is required.');
    await userEvent.keyboard('{Escape}');
  },
};

/** Out of use. */
export const Disabled: Story = {
  parameters: {
    says: [
      'Certificate Group',
      'combobox, Certificate Group, Advanced life support, has popup listbox, not expanded, autocomplete in list, disabled',
      'button, Show suggestions Certificate Group, disabled, not expanded, has popup listbox',
    ],
  },
  args: { value: 'g1', isDisabled: true },
};

/** Many things are found by their name, a few are looked through. */
export const ManyThings: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        because: 'Two letters leave a few of sixty.',
        shows: <Keeping of={ComboBox} label="Hospital" />,
      },
      wrong: {
        because: 'The list has to be scrolled through, and is in an order that not everybody expects.',
        shows: <Keeping of={Select} label="Clinic" />,
      },
    },
  },
};

const states: readonly Partial<ComboBoxProps>[] = [
  { label: 'Unchosen' },
  { label: 'Chosen', value: 'g1', description: 'Only enabled groups are listed.' },
  { label: 'Loading', isLoading: true, options: [] },
  { label: 'Invalid', isRequired: true, errorMessage: 'Invalid is required.' },
  { label: 'Disabled', value: 'g1', isDisabled: true },
];

/** Its parts by number. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: { label: 'label', box: 'input', 'button that opens the list': 'button', help: 'p' },
  },
  args: { description: 'Only enabled groups are listed.', value: 'g1' },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <ComboBox key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
};
