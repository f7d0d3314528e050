import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { ModalProvider } from '../DialogQueue/index.ts';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/**
 * Notices of the whole app, above the page.
 *
 * **Use it** in the layout: `NewVersionNotice` once a new version has been deployed, and `OfflineNotice`, which shows itself while the
 * device has no network.
 *
 * **Do not use it** for what concerns one page (Notice), or for what has just happened (Notifications).
 *
 * **Anatomy**: a Notice, with a button that loads the new version.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | press the button |
 *
 * **Accessibility**: a notice that appears is announced politely. Unsaved input asks before the page is loaded again.
 */
const meta = {
  title: 'Components/Feedback/NewVersionNotice',
  component: NewVersionNotice,
  decorators: [
    (Story) => (
      <ModalProvider>
        <Story />
      </ModalProvider>
    ),
  ],
} satisfies Meta<typeof NewVersionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded until the button is pressed. If the site cannot be reached, the page stays and says so. */
export const Unreachable: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Load it' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(canvas.getByText('A new version is available.')).toBeInTheDocument();
  },
};

/** The device has no network. */
export const Offline: Story = {
  render: () => <OfflineNotice />,
  beforeEach() {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You are offline. What you type is kept.')).toBeVisible());
  },
};
