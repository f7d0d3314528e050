import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Divider } from './Divider.tsx';

/**
 * Parts two ways to do the same thing, with a word between them.
 *
 * **Use it** between signing in by password and by another account.
 *
 * **Do not use it** between topics: these are cards of their own.
 *
 * **Anatomy**: line, word, line.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: the word is read, the lines are decoration.
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
