import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

/**
 * Searches a list while the user types: one second after typing stops, immediately on Enter.
 *
 * **Use it** in the toolbar of a table.
 *
 * **Do not use it** in forms (TextField), or to select one of a few options (Select).
 *
 * **Anatomy**: a magnifying glass, the input, and a clear button while there is a text.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter | searches immediately |
 * | Escape | clears the field and searches for everything |
 *
 * **Accessibility**: a search landmark; the input is named by its label, the placeholder only completes it.
 */
const meta = {
  component: SearchField,
  title: 'Components/Forms/SearchField',
  args: { label: 'Search', placeholder: 'from title or description', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** The empty field. */
export const Empty: Story = {};

/** A long placeholder uses the space of the button that an empty field does not have. */
export const LongPlaceholder: Story = {
  args: { placeholder: 'Search from title or description.' },
  render: (args) => (
    <div style={{ width: 292 }}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    const { paddingLeft, paddingRight, fontWeight, fontFamily } = getComputedStyle(box);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('This browser has no canvas.');
    // Its size on touch.
    pen.font = `${fontWeight} 16px ${fontFamily}`;
    const space = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    await expect(pen.measureText(box.placeholder).width).toBeLessThanOrEqual(space);
  },
};

/** Searched and cleared; the focus stays in the field. */
export const Cleared: Story = {
  args: { value: 'anatomy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus());
  },
};

/** The search starts a second after typing stops. */
export const AfterTyping: Story = {
  args: { delay: 200 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'anatomy');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('anatomy'));
  },
};

/** Typing restarts the delay. */
export const WhileTyping: Story = {
  args: { delay: 600_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'anatomy');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** Enter searches immediately. */
export const OnEnter: Story = {
  args: { delay: 600_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ethics{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('ethics');
  },
};

/** Escape clears the field. */
export const OnEscape: Story = {
  args: { value: 'anatomy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** A current search. */
export const Filled: Story = {
  parameters: { says: ['search', 'searchbox, Search, anatomy', 'button, Clear', 'end of search'] },
  args: { value: 'anatomy' },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      glass: 'span svg',
      box: 'input',
      cross: 'button',
    },
  },
  args: { value: 'anatomy' },
};

const states: readonly Partial<SearchFieldProps>[] = [{ label: 'Empty' }, { label: 'Filled', value: 'anatomy' }];

/** The placeholder names the searched fields. */
export const NamesSearchedFields: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Who types a name knows before whether it will be found.',
        example: (
          <SearchField label="Search courses" placeholder="from title or description" value="" onSearch={ignore} />
        ),
      },
      wrong: {
        reason: 'The glass says that it searches; what it looks through is found out by trial.',
        example: <SearchField label="Search" placeholder="Type here to search…" value="" onSearch={ignore} />,
      },
    },
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <SearchField key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
};
