import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The page for unknown public URLs, with a contact address. */
const meta = {
  title: 'Screens/Public/Unknown address',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown URL under /public/. */
export const UnknownAddress: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@/),
    );
  },
};
