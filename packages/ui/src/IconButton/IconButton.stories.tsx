import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CheckIcon, CrossIcon } from '../Icon/index.ts';
import { Inline } from '../Stack/index.ts';
import { IconButton } from './IconButton.tsx';

/**
 * A button with only an icon.
 *
 * **Use it** for well-known icons where space is limited: close, move up, move down.
 *
 * **Do not use it** for a page's main action, or if a word fits (Button).
 *
 * **Anatomy**: an icon; a tooltip with its name.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to it and shows the tooltip |
 * | Enter, Space | presses it |
 * | Escape | hides the tooltip |
 *
 * **Accessibility**: named by its label, which the tooltip shows as well.
 */
const meta = {
  component: IconButton,
  title: 'Components/Actions/IconButton',
  args: { icon: <CrossIcon />, label: 'Remove poster 2', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named, and pressed by keyboard. */
export const Quiet: Story = {
  parameters: { says: ['button, Remove poster 2'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove poster 2' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Remove poster 2')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Disabled. */
export const Disabled: Story = {
  parameters: { says: ['button, Remove poster 2, disabled'] },
  args: { isDisabled: true },
};

/** Only well-known icons are used without a label. */
export const WellKnownIcons: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'A cross at the end of a line removes it, everywhere.',
        example: <IconButton icon={<CrossIcon />} label="Remove poster 2" />,
      },
      wrong: {
        reason: 'A tick may mean done, choose or enable: only who points at it learns which.',
        example: <IconButton icon={<CheckIcon />} label="Enable" />,
      },
    },
  },
};

/** Every look. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} size="small" />
      <IconButton {...args} isAtEdge />
      <IconButton {...args} isDisabled />
    </Inline>
  ),
};
