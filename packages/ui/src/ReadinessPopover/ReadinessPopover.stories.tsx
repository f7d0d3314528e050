import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { readsFromLeft } from '../testing/readsFromLeft.ts';
import { ReadinessPopover } from './ReadinessPopover.tsx';

/**
 * Says what a row is missing, and lists it in a popover.
 *
 * **Use it** next to the Enable button of a row, and next to a title without space for the list.
 *
 * **Do not use it** if there is space for the full list (ReadinessList).
 *
 * **Anatomy**: a small button '2 missing'; below it, in a popover, the missing requirements with links.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | opens the list, or follows the focused item |
 * | Tab | moves through the items |
 * | Escape | closes the list and restores the focus to the button |
 *
 * **Accessibility**: the button's name begins with its visible label and identifies the row; the list is a named
 * dialog.
 */
const meta = {
  component: ReadinessPopover,
  title: 'Components/Lists/ReadinessPopover',
  args: {
    name: 'Anatomy basics',
    children: '2 missing',
    items: [
      { label: 'PDF', isMissing: true, href: '#file' },
      { label: 'Quiz question', isMissing: true, href: '#quiz' },
    ],
  },
} satisfies Meta<typeof ReadinessPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened by Enter, its first item has the focus, so that a second Enter follows it. */
export const OpenedByEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '2 missing: Anatomy basics' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'PDF, missing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 missing: Anatomy basics' })).toHaveFocus());
  },
};

/** Closed, it shows the number of missing requirements. */
export const Closed: Story = {
  parameters: {
    says: [
      'button, 2 missing: Anatomy basics, not expanded',
      '2 missing',
      'end of button, 2 missing: Anatomy basics, not expanded',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '2 missing: Anatomy basics' })).toBeVisible();
  },
};

/** Open, it lists them with links; Escape restores the focus to the button. */
export const Open: Story = {
  tags: ['modes'],
  parameters: {
    says: [
      'button, Dismiss',
      'dialog, Still missing: Anatomy basics',
      'dialog, Still missing: Anatomy basics',
      'list, Required to enable',
      'listitem, level 1, position 1, set size 2',
      'link, PDF, missing',
      'PDF, missing',
      'end of link, PDF, missing',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'link, Quiz question, missing',
      'Quiz question, missing',
      'end of link, Quiz question, missing',
      'end of listitem, level 1, position 2, set size 2',
      'end of list, Required to enable',
      'end of dialog, Still missing: Anatomy basics',
      'button, Dismiss',
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '2 missing: Anatomy basics' });
    await step('Escape closes it', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Still missing: Anatomy basics' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: 'Quiz question, missing' })).toHaveAttribute('href', '#quiz');
  },
};

function WithField() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <ReadinessPopover
        name="Anatomy basics"
        items={[{ label: 'Title', isMissing: true, onPress: () => field.current?.focus() }]}
      >
        Title missing
      </ReadinessPopover>
      <TextField ref={field} label="Title" value="" onChange={() => {}} />
    </>
  );
}

/** An item for a field of the same page closes the list first, so that the field can be focused. */
export const LinkToField: Story = {
  render: () => <WithField />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Title missing: Anatomy basics' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Title, missing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
  },
};

/** On a right-to-left page the number is still before its word. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(readsFromLeft(canvas.getByText('2 missing'))).toBe(true);
  },
};

/** Each item links to the place where it can be added. */
export const ItemsAreLinks: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'A press goes directly to the field.',
        example: (
          <ReadinessPopover name="Anatomy basics" items={[{ label: 'PDF', isMissing: true, href: '#file' }]}>
            PDF missing
          </ReadinessPopover>
        ),
      },
      wrong: {
        reason: 'It says what is missing, but not where to add it.',
        example: (
          <ReadinessPopover name="Clinical ethics" items={[{ label: 'PDF', isMissing: true }]}>
            PDF missing
          </ReadinessPopover>
        ),
      },
    },
  },
};
