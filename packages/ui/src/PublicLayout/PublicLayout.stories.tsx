import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { PublicLayout } from './PublicLayout.tsx';

/**
 * The layout of a public page: one column.
 *
 * **Use it** around review, certificate, terms and user deletion.
 *
 * **Do not use it** in the back office (AppShell).
 *
 * **Anatomy**: header with the service's name, column of 480 or 768 px, footer.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: banner, main and contentinfo landmarks; text of 16 px; prints without header lines and footer.
 */
const meta = {
  component: PublicLayout,
  title: 'Components/Layout/PublicLayout',
  tags: ['matrix'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'CPD service',
    children: (
      <>
        <h1>Terms and conditions</h1>
        <p>These terms apply to everyone who uses the mobile application.</p>
      </>
    ),
    footer: <Link href="#/terms">Terms and conditions</Link>,
  },
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A column for reading. */
export const Medium: Story = {
  parameters: {
    says: [
      'banner',
      'CPD service',
      'end of banner',
      'main',
      'heading, Terms and conditions, level 1',
      'paragraph',
      'These terms apply to everyone who uses the mobile application.',
      'end of paragraph',
      'end of main',
      'contentinfo',
      'link, Terms and conditions',
      'end of contentinfo',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Terms and conditions');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** A column for a form. */
export const Narrow: Story = { args: { width: 'narrow' } };

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs', '!matrix'],
  parameters: {
    anatomy: {
      name: 'header',
      content: 'main',
      footer: 'footer',
    },
  },
};
