import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Brand, Logo } from './Brand.tsx';

/**
 * Identifies the service: its logo with its name (Brand), or alone (Logo).
 *
 * **Use it** in the header of a public page, and above a form without other content.
 *
 * **Do not use it** as decoration.
 *
 * **Anatomy**: a certificate with its seal, in the teal and coral of our templates, and the name next to it.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: next to the name the logo is hidden from assistive technology; alone it is an image named after
 * the service.
 */
const meta = { component: Brand, title: 'Components/Layout/Brand', args: { name: 'CPD Service' } } satisfies Meta<
  typeof Brand
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the name, and alone. */
export const Matrix: Story = {
  parameters: { says: ['paragraph', 'CPD Service', 'end of paragraph', 'image, CPD Service logo'] },
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <Brand {...args} />
      <Logo {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'CPD Service logo' })).toBeVisible();
  },
};
