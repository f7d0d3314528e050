import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Stack } from '../Stack/index.ts';
import { ReadinessList } from './ReadinessList.tsx';

const missing = [
  { label: 'Preview image', isMissing: true },
  { label: 'PDF', isMissing: true },
];

const checklist = [
  { label: 'Title', isMissing: false },
  { label: 'Certificate group', isMissing: false },
  ...missing,
  { label: 'Quiz question', isMissing: false },
];

/**
 * Lists what is missing before an item can be enabled, with links.
 *
 * **Use it** next to a form, and in a ReadinessPopover next to an Enable button.
 *
 * **Do not use it** for errors of fields (the field).
 *
 * **Anatomy**: the progress (optional); a list with an icon for each met or missing requirement, and a link if it has
 * one.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | on an item with a link: goes there |
 *
 * **Accessibility**: the text of each line, or the name of its link, says whether it is met; icons and colours support it.
 */
const meta = {
  component: ReadinessList,
  title: 'Components/Forms/ReadinessList',
  args: { items: missing },
} satisfies Meta<typeof ReadinessList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only missing requirements. */
export const MissingOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Preview image(still missing)',
      'PDF(still missing)',
    ]);
  },
};

/** All requirements; the met ones have a tick. */
export const Checklist: Story = {
  parameters: {
    says: [
      'list, Required to enable',
      'listitem, level 1, position 1, set size 5',
      'Title',
      '(done)',
      'end of listitem, level 1, position 1, set size 5',
      'listitem, level 1, position 2, set size 5',
      'Certificate group',
      '(done)',
      'end of listitem, level 1, position 2, set size 5',
      'listitem, level 1, position 3, set size 5',
      'Preview image',
      '(still missing)',
      'end of listitem, level 1, position 3, set size 5',
      'listitem, level 1, position 4, set size 5',
      'PDF',
      '(still missing)',
      'end of listitem, level 1, position 4, set size 5',
      'listitem, level 1, position 5, set size 5',
      'Quiz question',
      '(done)',
      'end of listitem, level 1, position 5, set size 5',
      'end of list, Required to enable',
    ],
  },
  args: { items: checklist },
};

/** How many requirements are met. */
export const Progress: Story = {
  args: { items: checklist, hasProgress: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 5 done')).toBeVisible();
  },
};

/** A warning, after the item could not be enabled. */
export const Warning: Story = { args: { isWarning: true } };

/** Each item links to the place where it is met: on this page, or on another one. */
export const WithLinks: Story = {
  parameters: {
    says: [
      'list, Required to enable',
      'listitem, level 1, position 1, set size 2',
      'button, Title, missing',
      'Title, missing',
      'end of button, Title, missing',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Quiz question, missing',
      'Quiz question, missing',
      'end of link, Quiz question, missing',
      'end of listitem, level 1, position 2, set size 2',
      'end of list, Required to enable',
    ],
  },
  args: {
    items: [
      { label: 'Title', isMissing: true, onPress: fn() },
      { label: 'Quiz question', isMissing: true, href: '#quiz' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Title, missing' }));
    await expect(args.items[0]?.onPress).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Quiz question, missing' })).toHaveAttribute('href', '#quiz');
  },
};

/** Nothing is missing. */
export const Complete: Story = {
  args: {
    items: [
      { label: 'Cover image', isMissing: false },
      { label: 'Poster', isMissing: false },
    ],
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'what is met': 'li:first-child',
      'its sign': 'li:first-child svg',
      'what is missing': 'li:last-child',
      'way to it': 'a',
    },
  },
  args: { items: [...checklist.slice(0, 2), { label: 'Quiz question', isMissing: true, href: '#quiz' }] },
};

/** It lists what is missing and links to it. */
export const ListsMissing: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Each item links to the missing part.',
        example: <ReadinessList items={missing.map((item) => ({ ...item, onPress: fn() }))} />,
      },
      wrong: {
        reason: 'It says that something is missing, but not what.',
        example: <Badge tone="caution">Incomplete</Badge>,
      },
    },
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack gap={24}>
      <ReadinessList items={missing} />
      <ReadinessList items={checklist} />
      <ReadinessList items={missing.map((item) => ({ ...item, href: '#there' }))} />
    </Stack>
  ),
};
