import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { ReadinessList } from './ReadinessList.tsx';

/**
 * Says what is still missing before something can be enabled.
 *
 * **Use it** beside an Enable button (`line`) and at the side of a form (`list`).
 *
 * **Do not use it** for errors of fields (the field).
 *
 * **Anatomy**: one line of words, or a list with a sign for what is met and what is missing.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: each line says in words whether it is met; signs and colours support it.
 */
const meta = {
  component: ReadinessList,
  title: 'Components/ReadinessList',
  args: { missing: ['preview image', 'PDF'] },
} satisfies Meta<typeof ReadinessList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only what is missing. */
export const MissingOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Preview image(still missing)',
      'PDF(still missing)',
    ]);
  },
};

/** All requirements, those met ticked off. */
export const Checklist: Story = {
  args: { all: ['title', 'certificate group', 'preview image', 'PDF', 'quiz question'] },
};

/** One line beside a button. */
export const Line: Story = {
  args: { layout: 'line' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still missing: preview image, PDF.')).toBeVisible();
  },
};

/** Nothing is missing. */
export const Complete: Story = { args: { missing: [], all: ['cover image', 'poster'] } };

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack gap={24}>
      <ReadinessList missing={['preview image', 'PDF']} />
      <ReadinessList
        missing={['preview image', 'PDF']}
        all={['title', 'certificate group', 'preview image', 'PDF', 'quiz question']}
      />
      <ReadinessList missing={['preview image', 'PDF']} layout="line" />
      <ReadinessList missing={[]} all={['cover image', 'poster']} />
    </Stack>
  ),
};
