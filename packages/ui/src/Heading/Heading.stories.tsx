import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

/**
 * The title of a public page or of a part of it.
 *
 * **Use it** on public pages and inside cards.
 *
 * **Do not use it** for pages of the back office (PageHeader), cards and dialogs, which have their own headings.
 *
 * **Anatomy**: the title, wrapped into lines of even length.
 *
 * **Keyboard**: none; with a `ref` the page can focus it.
 *
 * **Accessibility**: a heading of its `level`, independent of its size.
 */
const meta = {
  component: Heading,
  title: 'Components/Text/Heading',
  args: { children: 'Delete your account', level: 1, size: 'display' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title of a public page; smaller on a phone. */
export const Display: Story = {
  parameters: { says: ['heading, Delete your account, level 1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Delete your account' })).toBeVisible();
  },
};

/** The title of a small part. */
export const Part: Story = { args: { level: 2, size: 'part', children: '2 attached files' } };

/** Every size. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Interprofessional communication in the handover of critically ill patients
      </Heading>
      <Heading level={2} size="section">
        1. User registration
      </Heading>
      <Heading level={2} size="part">
        2 attached files
      </Heading>
    </Stack>
  ),
};
