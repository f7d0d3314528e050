import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

/**
 * Selects one of a few views of the same items.
 *
 * **Use it** to filter a list by a state, with the number of items of each, or to choose a sample for a preview.
 *
 * **Do not use it** for parts of a page (Tabs), for more than five options (Select), or for a value that is saved
 * (RadioGroup).
 *
 * **Anatomy**: options in one frame, with the selected one highlighted.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the first option, and later to the one that had the focus |
 * | Arrow keys | move to the next option |
 * | Enter, Space | select it |
 *
 * **Accessibility**: a radio group with a name; the count of an option is part of its name.
 */
const meta = {
  component: SegmentedControl<'all' | 'enabled' | 'draft' | 'deleted'>,
  title: 'Components/Lists/SegmentedControl',
  args: {
    label: 'Show',
    segments: [
      { value: 'all', label: 'All', count: 29 },
      { value: 'enabled', label: 'Enabled', count: 20 },
      { value: 'draft', label: 'Not enabled', count: 9 },
    ],
    value: 'all',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<'all' | 'enabled' | 'draft' | 'deleted'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;
const groups = ['Acute Care', 'Ethics', 'Infection control', 'Nursing', 'Pharmacy', 'Radiology'].map((label) => ({
  value: label.split(' ')[0]?.toLowerCase() ?? '',
  label,
}));

/** A press selects; the selected option cannot be deselected. */
export const Selected: Story = {
  parameters: {
    says: [
      'radiogroup, Show, orientated horizontally',
      'radio, All 29, checked, position 1, set size 3',
      'All',
      '29',
      'end of radio, All 29, checked, position 1, set size 3',
      'radio, Enabled 20, not checked, position 2, set size 3',
      'Enabled',
      '20',
      'end of radio, Enabled 20, not checked, position 2, set size 3',
      'radio, Not enabled 9, not checked, position 3, set size 3',
      'Not enabled',
      '9',
      'end of radio, Not enabled 9, not checked, position 3, set size 3',
      'end of radiogroup, Show, orientated horizontally',
    ],
  },
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'All 29' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Enabled 20' }));
    await expect(args.onChange).toHaveBeenCalledWith('enabled');
    await userEvent.click(canvas.getByRole('radio', { name: 'All 29' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** By keyboard, arrow keys move between options and Enter selects one. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All 29' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('enabled');
  },
};

/** The counts load: the layout does not move when they appear. */
export const LoadingCounts: Story = {
  args: {
    segments: [
      { value: 'all', label: 'All', count: null },
      { value: 'enabled', label: 'Enabled', count: null },
      { value: 'draft', label: 'Not enabled', count: null },
    ],
  },
  render: (args) => (
    <Stack>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} {...meta.args} label="Show with counts" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('radiogroup').map((group) =>
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getBoundingClientRect().width),
    );
    await expect(widths[0]).toEqual(widths[1]);
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};

/** On a small phone a count is below its label, so that four long labels are in one row. */
export const OnAPhone: Story = {
  tags: ['matrix', 'narrow'],
  globals: { viewport: { value: 'mobile2' } },
  args: {
    segments: [
      { value: 'all', label: 'Alle', count: 28 },
      { value: 'enabled', label: 'Freigeschaltet', count: 19 },
      { value: 'draft', label: 'Nicht freigeschaltet', count: 9 },
      { value: 'deleted', label: 'Gelöscht', count: null },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: '294px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('radio', { name: 'Freigeschaltet 19' })).toBeVisible();
  },
};

/** The counts are unknown. */
export const WithoutCounts: Story = {
  args: {
    segments: [
      { value: 'all', label: 'All' },
      { value: 'enabled', label: 'Enabled' },
      { value: 'draft', label: 'Not enabled' },
    ],
  },
};

/** A few options in a row. */
export const FewChoices: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'All options are visible, and one press is enough.',
        example: <SegmentedControl label="Show courses" segments={meta.args.segments} value="all" onChange={ignore} />,
      },
      wrong: {
        reason: 'So many take several lines, and grow with every new one: take a Select.',
        example: <SegmentedControl label="Show groups" segments={groups} value="acute" onChange={ignore} />,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      frame: '[role="radiogroup"]',
      'choice that is on': { numberBehind: '[aria-checked="true"]' },
    },
  },
  args: { value: 'draft' },
};
