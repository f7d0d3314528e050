import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * Says something to assistive technology that the eye sees from the context.
 *
 * **Use it** for what a place, a colour or a sign tells the eye: '(done)' behind a tick, 'before:' in a left column.
 *
 * **Do not use it** for a control's name (`aria-label`), nor for anything that everybody needs to know.
 *
 * **Anatomy**: words in the line, without a place of their own.
 *
 * **Keyboard**: none; nothing that takes the focus stands in it.
 *
 * **Accessibility**: read where it stands, in the order of the text.
 */
const meta = {
  component: VisuallyHidden,
  title: 'Components/Text/VisuallyHidden',
  args: { children: 'posts in review' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number whose place says to the eye what it counts. */
export const BehindANumber: Story = {
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

/** It completes what is seen, and never takes its place. */
export const CompletesWhatIsSeen: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        because: 'The eye sees what the number belongs to; whoever hears it is told.',
        shows: (
          <Inline>
            Posts
            <span>
              <Badge>31</Badge> <VisuallyHidden>in review</VisuallyHidden>
            </span>
          </Inline>
        ),
      },
      wrong: {
        because: 'Whoever sees the field needs the help as much: say it below the field.',
        shows: (
          <Stack gap={4}>
            <TextField label="Read more" />
            <VisuallyHidden>A web address, such as https://example.org.</VisuallyHidden>
          </Stack>
        ),
      },
    },
  },
};
