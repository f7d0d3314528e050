import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowTitle } from '../RowTitle/index.ts';
import { Stack } from '../Stack/index.ts';
import { Initials } from './Initials.tsx';

/**
 * The initials of a person in a circle.
 *
 * **Use it** next to the names of people in a list, as the picture of a RowTitle.
 *
 * **Do not use it** without the name: initials are not unique.
 *
 * **Accessibility**: hidden from assistive technology, because the name is next to it.
 */
const meta = {
  component: Initials,
  title: 'Components/Text/Initials',
  args: { name: 'Theresa Brandstätter' },
} satisfies Meta<typeof Initials>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Next to a name, which alone is read. */
export const NextToAName: Story = {
  parameters: { says: ['Theresa Brandstätter'] },
  render: ({ name }) => <RowTitle picture={<Initials name={name} />}>{name}</RowTitle>,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Theresa Brandstätter')).toBeVisible();
    await expect(canvasElement.querySelector('[data-initials="TB"]')).toBeVisible();
  },
};

/** Names of one word, of other scripts, and without letters. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <Initials name="Theresa Brandstätter" />
      <Initials name="ada" />
      <Initials name="ชลธิชา มีสุข" />
      <Initials name="ليلى حداد" />
      <Initials name="—" />
    </Stack>
  ),
};
