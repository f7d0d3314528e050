import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../Spinner/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

/**
 * A placeholder in the shape and size of loading content.
 *
 * **Use it** for the first load of content of a known shape.
 *
 * **Do not use it** for an action after a press (the loading overlay), or for content of unknown size.
 *
 * **Anatomy**: a grey shape that pulses slowly; still with reduced motion.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: hidden from assistive technology. Mark its container as busy.
 */
const meta = { component: Skeleton, title: 'Components/Feedback/Skeleton' } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line of text. */
export const Text: Story = {};

/** The box of a field. */
export const FieldShape: Story = { args: { shape: 'field' } };

/** An image. */
export const Picture: Story = { args: { shape: 'image' } };

/** The cover of a page. */
export const Cover: Story = { args: { shape: 'cover' } };

/** A LearnerScreen. */
export const Phone: Story = { args: { shape: 'phone' } };

/** The placeholder has the size of the content. */
export const ContentSize: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Nothing jumps when the lines arrive.',
        example: (
          <div aria-busy="true">
            <Stack>
              <Skeleton width="medium" />
              <Skeleton />
              <Skeleton width="long" />
            </Stack>
          </div>
        ),
      },
      wrong: { reason: 'The page below moves down as the lines arrive.', example: <Spinner label="Loading" /> },
    },
  },
};

/** Every shape and width. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <Skeleton width="short" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton shape="field" />
      <Skeleton shape="image" />
      <Skeleton shape="cover" />
      <Skeleton shape="phone" />
      <div aria-busy="false">
        <Skeleton width="long" />
        <Skeleton width="short" />
      </div>
    </Stack>
  ),
};
