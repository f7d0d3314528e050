import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { InlineSelect } from '../InlineSelect/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { presses } from '../testing/pressing.ts';
import { Toolbar } from './Toolbar.tsx';

const segments = [
  { value: 'all', label: 'All', count: 29 },
  { value: 'enabled', label: 'Enabled', count: 20 },
] as const;

const orders = [
  { value: '', label: 'Sequence' },
  { value: 'title', label: 'Title' },
] as const;

const onChange = fn();

/**
 * The search, filter and sorting controls of a list.
 *
 * **Use it** as the `toolbar` of a PagedTable, or above any list.
 *
 * **Do not use it** for the actions of a page (PageHeader), or for a form's buttons (ActionBar).
 *
 * **Anatomy**: a search field first, then the tools: SegmentedControl, InlineSelect, Buttons.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | goes from the search field to the tools, and from them to the rows |
 * | Arrow left, arrow right | move between the tools; in the search field they move the cursor |
 *
 * **Accessibility**: a toolbar, which is one tab stop: Tab comes back to the tool that had the focus. The field is outside of
 * it, because the toolbar would handle its arrow keys.
 */
const meta = {
  component: Toolbar,
  title: 'Components/Lists/Toolbar',
  args: {
    'aria-label': 'Filter and sort',
    search: <SearchField label="Search" placeholder="Search courses" value="" onSearch={fn()} />,
    children: (
      <>
        <SegmentedControl label="Show" segments={segments} value="all" onChange={onChange} />
        <InlineSelect label="Sort by" options={orders} value="" onChange={fn()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move the cursor in the field and move between the tools, and Tab leaves the tools together. */
export const ByKeyboard: Story = {
  tags: ['matrix'],
  parameters: {
    says: [
      'search',
      'searchbox, Search, care',
      'button, Clear',
      'end of search',
      'toolbar, Filter and sort, orientated horizontally',
      'radiogroup, Show, orientated horizontally',
      'radio, All 29, checked, position 1, set size 2',
      'All',
      '29',
      'end of radio, All 29, checked, position 1, set size 2',
      'radio, Enabled 20, not checked, position 2, set size 2',
      'Enabled',
      '20',
      'end of radio, Enabled 20, not checked, position 2, set size 2',
      'end of radiogroup, Show, orientated horizontally',
      'Sort by',
      'combobox, Sort by, has popup listbox, not expanded',
      'option, Sequence, not selected, position 1, set size 2',
      'option, Title, title, not selected, position 2, set size 2',
      'end of combobox, Sort by, has popup listbox, not expanded',
      'end of toolbar, Filter and sort, orientated horizontally',
      'button, Next',
    ],
  },
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'are{ArrowLeft}{ArrowLeft}{ArrowLeft}c');
    await expect(search).toHaveValue('care');
    await expect(search).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All 29' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Enabled 20' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  },
};

/** Arrow keys follow the direction of the page and stop at the ends. Tab comes back to the tool that had the focus. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [all, enabled] = canvas.getAllByRole('radio');
    canvas.getByRole('searchbox', { name: 'Search' }).focus();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(all).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(enabled).toHaveFocus();
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.tab({ shift: true });
    await expect(enabled).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(all).toHaveFocus();
  },
};

/** A touch and a screen reader's click select. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    for (const press of Object.values(presses)) {
      await press(canvas.getByRole('radio', { name: 'Enabled 20' }));
      await expect(onChange).toHaveBeenLastCalledWith('enabled');
    }
    await expect(onChange).toHaveBeenCalledTimes(Object.keys(presses).length);
  },
};

/** A search field alone is not a toolbar to assistive technology. */
export const SearchOnly: Story = {
  render: ({ search }) => <Toolbar search={search} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      search: 'search',
      tools: '[role="toolbar"]',
      filter: '[role="radiogroup"]',
      order: '[role="toolbar"] > :last-child',
    },
  },
};

/** Its tools change only what the list shows. */
export const ToolsOfTheList: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Search, filters and sorting are in one place.',
        example: (
          <Toolbar
            aria-label="Filter the courses"
            search={<SearchField label="Search courses" placeholder="Search courses" value="" onSearch={onChange} />}
          >
            <SegmentedControl label="Show" segments={segments} value="all" onChange={onChange} />
          </Toolbar>
        ),
      },
      wrong: {
        reason: 'The actions of the page are lost among filters. New belongs into PageHeader, Save into ActionBar.',
        example: (
          <Toolbar aria-label="Everything">
            <Button variant="primary">New</Button>
            <SegmentedControl label="Narrow down" segments={segments} value="all" onChange={onChange} />
            <Button>Save</Button>
          </Toolbar>
        ),
      },
    },
  },
};
