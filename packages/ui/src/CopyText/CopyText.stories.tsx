import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { NotificationsProvider } from '../Notifications/index.ts';
import { CopyText } from './CopyText.tsx';

/**
 * Shows a machine-readable text, such as an id, and copies it on press.
 *
 * **Use it** for ids and URLs that users pass on.
 *
 * **Do not use it** for texts to read (Text, Truncate).
 *
 * **Anatomy**: the text, small and monospaced, truncated if it does not fit.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | copies the text |
 *
 * **Accessibility**: a button named by the full text and its action; a notification says that it is copied, or which
 * key copies it if the browser refuses. The text is left-to-right in every locale.
 */
const meta = {
  component: CopyText,
  title: 'Components/Actions/CopyText',
  args: { children: '6uu7usrhq0p1c0i3b4t5lmn2o9', label: 'Copy ID', copiedText: 'ID copied' },
  decorators: [
    (Story) => (
      <NotificationsProvider>
        <Story />
      </NotificationsProvider>
    ),
  ],
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press copies the full text. */
export const Pressed: Story = {
  parameters: {
    says: [
      'button, 6uu7usrhq0p1c0i3b4t5lmn2o9, Copy ID',
      '6uu7usrhq0p1c0i3b4t5lmn2o9',
      'end of button, 6uu7usrhq0p1c0i3b4t5lmn2o9, Copy ID',
      'region, Notifications',
      'list',
      'listitem, level 1, position 1, set size 1',
      'ID copied',
      'button, Dismiss, ID copied',
      'end of listitem, level 1, position 1, set size 1',
      'end of list',
      'end of region, Notifications',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '6uu7usrhq0p1c0i3b4t5lmn2o9, Copy ID' }));
    await expect(await canvas.findByText('ID copied')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('6uu7usrhq0p1c0i3b4t5lmn2o9');
  },
};

/** The browser refuses: the text is selected, and a notification names the key that copies it. */
export const WithoutClipboard: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('There is no clipboard.'));
    canvas.getByRole('button').click();
    await waitFor(() => expect(getSelection()?.toString()).toBe('6uu7usrhq0p1c0i3b4t5lmn2o9'));
    await expect(await canvas.findByText(/^Not copied\. Press (Ctrl\+|⌘)C\.$/)).toBeVisible();
    await expect(canvas.queryByText('ID copied')).toBeNull();
  },
};

/** The text does not fit and is truncated. */
export const Truncated: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ width: '90px' }}>
      <CopyText {...args} />
    </div>
  ),
};

/** Eight letters tell ids apart next to other texts. A press still copies the full text. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: '6uu7usrhq0p1c0i3b4t5lmn2o9, Copy ID' });
    await expect(button.clientWidth).toBeLessThan(80);
    await userEvent.click(button);
    await waitFor(() => expect(write).toHaveBeenCalledWith('6uu7usrhq0p1c0i3b4t5lmn2o9'));
  },
};

/** It contains a text to pass on, not one to read. */
export const MachineReadableTexts: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The full id is copied, even if it is cut off.',
        example: (
          <CopyText label="Copy ID" copiedText="ID copied">
            6uu7usrhq0p1c0i3b4t5lmn2o9
          </CopyText>
        ),
      },
      wrong: {
        reason: 'A sentence is cut off, in a monospace font. Use Text.',
        example: (
          <CopyText label="Copy the description" copiedText="Copied">
            How to recognise sepsis early, and what to do in the first hour
          </CopyText>
        ),
      },
    },
  },
};

/** A text that is read as well wraps. */
export const Wrapped: Story = {
  args: { children: `${'long.'.repeat(12)}address@department.example.org`, label: 'Copy e-mail', isWrapped: true },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
