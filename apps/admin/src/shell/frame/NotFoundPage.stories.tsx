import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../../testing/pageStory.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** What an old bookmark or a mistyped address shows in the back office. */
const meta = {
  title: 'Screens/Page not found',
  component: NotFoundPage,
  args: { path: '/no-such-page' },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It leads to the overview. */
export const PageNotFound: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the overview' })).toBeVisible();
  },
};
