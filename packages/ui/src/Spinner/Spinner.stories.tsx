import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Stack/index.ts';
import { Spinner } from './Spinner.tsx';

/**
 * Shows that an operation of unknown duration is running.
 *
 * **Use it** next to a text about the progress, or with a `label`.
 *
 * **Do not use it** for content of a known shape (Skeleton), or for uploads, whose progress is known.
 *
 * **Anatomy**: a rotating ring in the colour of the surrounding text; still with reduced motion.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: an image named by its label; without one, decoration.
 */
const meta = { component: Spinner, title: 'Components/Feedback/Spinner' } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Next to a text, hidden from assistive technology. */
export const Plain: Story = {};

/** With a label of its own. */
export const Labelled: Story = {
  parameters: { says: ['image, Loading the course'] },
  args: { label: 'Loading the course' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading the course' })).toBeVisible();
  },
};

/** It says what is running. */
export const WithText: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The text says what is loading.',
        example: (
          <Inline>
            <Spinner />
            Drawing the certificate
          </Inline>
        ),
      },
      wrong: {
        reason: 'It does not say what loads. Use a Skeleton for content of a known shape.',
        example: <Spinner size="large" />,
      },
    },
  },
};

/** Every size. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Inline>
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" />
    </Inline>
  ),
};
