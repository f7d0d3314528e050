import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { RetryButton } from './RetryButton.tsx';

/**
 * 'Try again', in place of what could not be loaded.
 *
 * **Use it** where a list, a card or a page says that it could not be loaded.
 *
 * **Do not use it** for a request that the user has sent (DialogQueue), or in a Select, which has its own.
 *
 * **Anatomy**: a Button with a fixed label.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | loads it again |
 *
 * **Accessibility**: the button disappears when it is pressed. The focus goes to the table, the section or the page around it.
 */
const meta = {
  component: RetryButton,
  title: 'Components/Actions/RetryButton',
  args: { onPress: fn() },
} satisfies Meta<typeof RetryButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card that could not be loaded has the focus after the press. */
export const InACard: Story = {
  tags: ['matrix'],
  render: function Failing() {
    const [isFailed, setIsFailed] = useState(true);
    return (
      <Card title="History">
        {isFailed ? <RetryButton onPress={() => setIsFailed(false)} /> : <Text>Nobody has changed it.</Text>}
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'History' })).toHaveFocus();
  },
};
