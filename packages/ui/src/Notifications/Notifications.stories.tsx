import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { NotificationsProvider, useNotify } from './Notifications.tsx';

function Sender() {
  const notify = useNotify();
  return <Button onPress={() => notify('Update successful')}>Update</Button>;
}

/**
 * Says short good news in the corner and has them announced politely.
 *
 * **Use it** through `useNotify()` after something went well and the page itself does not show it.
 *
 * **Do not use it** for errors (DialogQueue), for what must be read, nor for what needs an answer.
 *
 * **Anatomy**: tick, words, dismiss button; the newest stands lowest.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | reaches the dismiss button, the last of the page |
 * | Enter, Space | dismisses |
 *
 * **Accessibility**: a polite live region that is there before its words; a notification stays while the pointer or
 * the focus is on it.
 */
const meta = {
  component: NotificationsProvider,
  title: 'Components/Notifications',
  args: { children: <Sender /> },
} satisfies Meta<typeof NotificationsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Good news on the screen. */
export const Shown: Story = {
  args: { duration: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Update successful');
  },
};

/** Several at once. */
export const Several: Story = {
  tags: ['matrix'],
  args: { duration: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Update' }));
    await expect(canvas.getAllByText('Update successful')).toHaveLength(2);
  },
};

/** It goes by itself. */
export const GoesByItself: Story = {
  args: { duration: 100 },
  play: async ({ canvas, userEvent }) => {
    // What is shown so shortly may be gone before one looks: the region keeps a record.
    const shown = fn();
    const region = canvas.getByRole('region', { name: 'Notifications' });
    const record = new MutationObserver(() => shown(region.textContent));
    record.observe(region, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(shown).toHaveBeenCalledWith('Update successful'));
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith(''));
    record.disconnect();
  },
};

/** It can be dismissed by keyboard, and the focus goes back to where it came from. */
export const Dismissed: Story = {
  args: { duration: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Update successful')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus();
  },
};
