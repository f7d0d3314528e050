import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../Link/index.ts';
import { NotFound } from './NotFound.tsx';

/**
 * A page for a URL or an item that does not exist.
 *
 * **Use it** for an unknown id (`data`) and for an unknown URL (`page`).
 *
 * **Do not use it** for a list without rows (EmptyState).
 *
 * **Anatomy**: message, hint, action.
 *
 * **Keyboard**: that of its action.
 *
 * **Accessibility**: the message is the page's heading.
 */
const meta = {
  component: NotFound,
  title: 'Components/Feedback/NotFound',
  tags: ['matrix'],
  args: { what: 'data' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The item of the URL does not exist. */
export const Data: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Data Not Found.' })).toBeVisible();
  },
};

/** The URL does not exist; a link leads to another page. */
export const Page: Story = {
  parameters: {
    says: [
      'heading, Page Not Found., level 1',
      'paragraph',
      'Check the address. The page may have moved.',
      'end of paragraph',
      'link, Go to courses',
    ],
  },
  args: { what: 'page', action: <LinkButton href="#/course">Go to courses</LinkButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found.' })).toBeVisible();
  },
};

/** A link to the place where the item may be. */
export const WithLink: Story = {
  tags: ['!autodocs', '!matrix'],
  parameters: {
    pair: {
      right: {
        reason: 'One press opens the list that would contain it.',
        example: <NotFound what="data" action={<LinkButton href="#/course">Go to courses</LinkButton>} />,
      },
      wrong: {
        reason: "After an old link, only the browser's Back button is left.",
        example: <NotFound what="page" />,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs', '!matrix'],
  parameters: {
    anatomy: {
      message: 'h1',
      hint: 'p',
      'way on': 'a',
    },
  },
  args: { what: 'page', action: <LinkButton href="#/course">Go to courses</LinkButton> },
};
