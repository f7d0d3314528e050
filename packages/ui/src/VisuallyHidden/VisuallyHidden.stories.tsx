import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Text for assistive technology only.
 *
 * **Use it** for the meaning of a position, a colour or an icon: '(done)' after a tick, 'before:' in a left column.
 *
 * **Do not use it** for the name of a control (`aria-label`), or for information that all users need.
 *
 * **Anatomy**: text that takes no space.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: read at its position in the text.
 */
const meta = {
  component: VisuallyHidden,
  title: 'Components/Text/VisuallyHidden',
  args: { children: 'posts in review' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number whose position shows what it counts. */
export const BehindANumber: Story = {
  tags: ['modes'],
  parameters: { says: ['paragraph', '31', 'posts in review', 'end of paragraph'] },
  render: (args) => (
    <p>
      31 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('posts in review').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** It completes visible content and does not replace it. */
export const CompletesVisibleText: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The layout shows what the number counts, and screen readers announce it.',
        example: (
          <Inline>
            Posts
            <span>
              <Badge>31</Badge> <VisuallyHidden>in review</VisuallyHidden>
            </span>
          </Inline>
        ),
      },
      wrong: {
        reason: 'All users need the description: show it below the field.',
        example: (
          <Stack gap={4}>
            <TextField label="Read more" />
            <VisuallyHidden>A web address, such as https://example.org.</VisuallyHidden>
          </Stack>
        ),
      },
    },
  },
};
