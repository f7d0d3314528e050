import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { longTouch, scrollFrom, touch, virtualPress } from '../testing/pressing.ts';
import { Tabs } from './Tabs.tsx';

/**
 * Tabs for views of the same item.
 *
 * **Use it** for two to five views: Posted and Review of the feed. SectionedPage is for those of a page.
 *
 * **Do not use it** for the steps of a task, or to go to another page (Link).
 *
 * **Anatomy**: tabs in a row, one selected; the panel below.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the selected tab, then into the panel |
 * | ArrowRight, ArrowLeft | select the next or the previous tab, and wrap around |
 * | Home, End | select the first or the last tab |
 *
 * **Accessibility**: a tab list with one tab stop; arrow keys follow the text direction.
 */
const meta = {
  component: Tabs,
  title: 'Components/Lists/Tabs',
  args: {
    label: 'Status',
    tabs: [
      { id: 'posted', label: 'Posted' },
      { id: 'review', label: 'Review' },
    ],
    selectedKey: 'posted',
    onSelectionChange: fn(),
    children: 'The rows of the selected status.',
  },
  render: function Controlled({ selectedKey, onSelectionChange, ...args }) {
    const [selected, setSelected] = useState(selectedKey);
    const handleSelectionChange = (next: string) => {
      setSelected(next);
      onSelectionChange(next);
    };
    return <Tabs {...args} selectedKey={selected} onSelectionChange={handleSelectionChange} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** Four tabs with long words fit a phone. */
export const OnAPhone: Story = {
  tags: ['matrix', 'narrow'],
  globals: { viewport: { value: 'mobile2' } },
  args: {
    tabs: ['Konto', 'Admin-Konten', 'API-Schlüssel', 'Aktivität'].map((label) => ({ id: label, label })),
    selectedKey: 'Konto',
  },
  decorators: [(Story) => <div style={{ maxWidth: '358px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

/** The number of items is not part of the name. */
export const WithCount: Story = {
  tags: ['matrix'],
  args: {
    tabs: [
      { id: 'posted', label: 'Posted' },
      { id: 'review', label: 'Review', count: 30 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Review' })).toHaveTextContent('Review30');
  },
};

/** The arrow keys select and wrap around; Tab leaves the tab list. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Posted', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('review');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Review', selected: true })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel', { name: 'Review' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('posted');
    await userEvent.keyboard('{End}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('review');
    await userEvent.keyboard('{Home}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('posted');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('review');
  },
};

/** A touch, also a long one, and a screen reader's click select; a touch that scrolls the page does not. */
export const ByTouch: Story = {
  play: async ({ args, canvas }) => {
    await scrollFrom(canvas.getByRole('tab', { name: 'Review' }));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await touch(canvas.getByRole('tab', { name: 'Review' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('review');
    await virtualPress(canvas.getByRole('tab', { name: 'Posted' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('posted');
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Posted' })).toBeVisible());
    await longTouch(canvas.getByRole('tab', { name: 'Review' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('review');
  },
};

/** The second view. */
export const SecondSelected: Story = {
  parameters: {
    says: [
      'tablist, Status, orientated horizontally',
      'tab, Posted, not selected, 1 control, position 1, set size 2',
      'tab, Review, selected, 1 control, position 2, set size 2',
      'end of tablist, Status, orientated horizontally',
      'tabpanel, Review',
      'The rows of the selected status.',
      'end of tabpanel, Review',
    ],
  },
  args: { selectedKey: 'review' },
};

/** Where they do not fit, the selected tab is in view. */
export const LastSelected: Story = {
  tags: ['matrix', 'narrow'],
  args: {
    selectedKey: 'activity',
    tabs: [
      { id: 'account', label: 'Konto' },
      { id: 'administrators', label: 'Administratorkonten' },
      { id: 'keys', label: 'API-Schlüssel' },
      { id: 'activity', label: 'Aktivität' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: '16rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const selected = canvas.getByRole('tab', { name: 'Aktivität', selected: true }).getBoundingClientRect();
    await expect(selected.right).toBeLessThanOrEqual(canvas.getByRole('tablist').getBoundingClientRect().right + 1);
  },
};

/** On a right-to-left page the next tab is on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tabs: [
      { id: 'posted', label: 'Posted' },
      { id: 'review', label: 'Review' },
      { id: 'rejected', label: 'Rejected' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Posted', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('review');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('posted');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('rejected');
  },
};

/** Views of one item, not steps. */
export const ViewsOfOneItem: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Each shows posts, and can be looked at first.',
        example: (
          <Tabs label="Posts" tabs={meta.args.tabs} selectedKey="posted" onSelectionChange={ignore}>
            The posts of the selected status.
          </Tabs>
        ),
      },
      wrong: {
        reason: 'Tabs suggest that the order does not matter. Here it does, and nothing leads to the next step.',
        example: (
          <Tabs
            label="Steps"
            tabs={[
              { id: 'title', label: '1. Title' },
              { id: 'pdf', label: '2. PDF' },
            ]}
            selectedKey="title"
            onSelectionChange={ignore}
          >
            The first step.
          </Tabs>
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
      'row of tabs': '[role="tablist"]',
      tab: '[role="tab"]:last-child',
      panel: '[role="tabpanel"]',
    },
  },
};

const many = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`).map((id) => ({
  id,
  label: `Month ${id}`,
}));

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      <Tabs {...args} label="First selected" />
      <Tabs {...args} label="Second selected" selectedKey="review" />
      <Tabs {...args} label="More than fit" tabs={many} selectedKey="2026-06" />
    </Stack>
  ),
};
