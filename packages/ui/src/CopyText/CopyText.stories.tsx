import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
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
 * **Accessibility**: a button named by the full text and its action; the caller announces success in `onCopied`. The
 * text is left-to-right in every locale.
 */
const meta = {
  component: CopyText,
  title: 'Components/Actions/CopyText',
  args: { children: '6uu7usrhq0p1c0i3b4t5lmn2o9', label: 'Copy ID', onCopied: fn() },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** A press copies the full text. */
export const Pressed: Story = {
  parameters: {
    says: [
      'button, 6uu7usrhq0p1c0i3b4t5lmn2o9, Copy ID',
      '6uu7usrhq0p1c0i3b4t5lmn2o9',
      'end of button, 6uu7usrhq0p1c0i3b4t5lmn2o9, Copy ID',
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '6uu7usrhq0p1c0i3b4t5lmn2o9, Copy ID' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(1));
    await expect(write).toHaveBeenCalledWith('6uu7usrhq0p1c0i3b4t5lmn2o9');
  },
};

/** Without a clipboard the text is selected, so that the browser can copy it. */
export const WithoutClipboard: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('There is no clipboard.'));
    canvas.getByRole('button').click();
    await waitFor(() => expect(getSelection()?.toString()).toBe('6uu7usrhq0p1c0i3b4t5lmn2o9'));
    await expect(args.onCopied).not.toHaveBeenCalled();
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
          <CopyText label="Copy ID" onCopied={ignore}>
            6uu7usrhq0p1c0i3b4t5lmn2o9
          </CopyText>
        ),
      },
      wrong: {
        reason: 'A sentence is cut off, in a monospace font. Use Text.',
        example: (
          <CopyText label="Copy the description" onCopied={ignore}>
            How to recognise sepsis early, and what to do in the first hour
          </CopyText>
        ),
      },
    },
  },
};
