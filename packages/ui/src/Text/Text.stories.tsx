import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

/**
 * Text in one of the theme's styles.
 *
 * **Use it** for a tone, a size, or preserved line breaks. Plain paragraphs do not need it.
 *
 * **Do not use it** for headings (Heading), states (Badge) or long texts (Prose).
 *
 * **Anatomy**: a paragraph, or a part of a line with `as="span"`.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: plain text; a tone only supports what the words say.
 */
const meta = {
  component: Text,
  title: 'Components/Text/Text',
  args: { children: 'Your decision is final and takes effect immediately.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Like the surrounding text. */
export const Plain: Story = {
  parameters: { says: ['paragraph', 'Your decision is final and takes effect immediately.', 'end of paragraph'] },
};

/** Muted. */
export const Muted: Story = { args: { tone: 'muted', size: 'small' } };

/** Line breaks are preserved. */
export const Written: Story = { args: { keepsLines: true, children: 'Wash for 30 s.\nDry with care.\nAct.' } };

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: ({ children }) => (
    <Stack>
      <Text>{children}</Text>
      <Text tone="muted">{children}</Text>
      <Text tone="muted" size="small">
        {children}
      </Text>
      <Text tone="positive">{children}</Text>
      <Text keepsLines>{'Wash for 30 s.\nDry with care.'}</Text>
    </Stack>
  ),
};
