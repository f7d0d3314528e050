import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Divider } from './Divider.tsx';

/**
 * A line with a word between two alternatives.
 *
 * **Use it** between signing in by password and with another account.
 *
 * **Do not use it** between topics (Card).
 *
 * **Anatomy**: line, word, line.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: the word is read; the lines are decorative.
 */
const meta = { component: Divider, title: 'Components/Layout/Divider', args: { children: 'or' } } satisfies Meta<
  typeof Divider
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Between two buttons. */
export const Matrix: Story = {
  parameters: { says: ['button, Sign In', 'paragraph', 'or', 'end of paragraph', 'button, Sign In With Apple'] },
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <Button isWide>Sign In</Button>
      <Divider {...args} />
      <Button isWide>Sign In With Apple</Button>
    </Stack>
  ),
};

/** It separates two ways to the same result. */
export const TwoWays: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Either will do.',
        example: (
          <Stack>
            <Button isWide>Sign In</Button>
            <Divider>or</Divider>
            <Button isWide>Sign In With Apple</Button>
          </Stack>
        ),
      },
      wrong: {
        reason: 'These are topics: a card each, with a heading, says what comes.',
        example: (
          <Stack>
            Title and description
            <Divider>next</Divider>
            Cover and posters
          </Stack>
        ),
      },
    },
  },
};
