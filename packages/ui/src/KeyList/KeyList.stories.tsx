import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyList } from './KeyList.tsx';

/**
 * Lists keyboard shortcuts and their effects.
 *
 * **Use it** in a dialog that explains the keyboard.
 *
 * **Do not use it** for other pairs of texts.
 *
 * **Anatomy**: key caps on the left, descriptions on the right.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: a description list; every key is a `kbd`.
 */
const meta = {
  component: KeyList,
  title: 'Components/Actions/KeyList',
  args: {
    entries: [
      { keys: ['Ctrl', 'K'], effect: 'Go to a screen or a recent item' },
      { keys: ['?'], effect: 'Show these keys' },
    ],
  },
} satisfies Meta<typeof KeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Single keys, and keys pressed together. */
export const Matrix: Story = {
  parameters: {
    says: [
      'term',
      'Ctrl',
      'K',
      'end of term',
      'definition',
      'Go to a screen or a recent item',
      'end of definition',
      'term',
      '?',
      'end of term',
      'definition',
      'Show these keys',
      'end of definition',
    ],
  },
  tags: ['matrix'],
};
