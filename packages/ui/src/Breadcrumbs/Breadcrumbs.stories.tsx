import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/**
 * The path to the current page, with links to its parents.
 *
 * **Use it** above the title of a page that a list leads to.
 *
 * **Do not use it** on pages of the navigation, nor for the steps of a task.
 *
 * **Anatomy**: a link for each page above, and what this page is.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | goes from link to link |
 * | Enter | follows it |
 *
 * **Accessibility**: a navigation landmark; the current page is not a link and has `aria-current`.
 */
const meta = {
  component: Breadcrumbs,
  title: 'Components/Layout/Breadcrumbs',
  args: { above: [{ label: 'Course', href: '#/course' }], current: 'Wound Care' },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One page above. */
export const OneParent: Story = {
  parameters: {
    says: [
      'navigation, Breadcrumb',
      'list',
      'listitem, level 1, position 1, set size 2',
      'link, Course',
      'Course',
      'end of link, Course',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'current page',
      'Wound Care',
      'end, current page',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of navigation, Breadcrumb',
    ],
  },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Course' })).toHaveAttribute('href', '#/course');
    await expect(canvas.getByText('Wound Care')).toHaveAttribute('aria-current', 'page');
  },
};

/** The long name of a page in between gives way, so that it is one line. */
export const LongNames: Story = {
  tags: ['matrix', 'narrow'],
  args: {
    above: [
      { label: 'Certification Group', href: '#/certificate-group' },
      { label: 'Annual Compliance Training for Departments', href: '#/certificate-group/1' },
    ],
    current: 'Issued',
  },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(new Set(lines.map(({ top }) => top)).size).toBe(1);
    await expect(lines.at(-1)?.right).toBeLessThanOrEqual(canvas.getByRole('list').getBoundingClientRect().right);
    await expect(canvas.getByRole('link', { name: 'Certification Group' })).toBeVisible();
    await expect(canvas.getByText('Issued')).toBeVisible();
  },
};

/** It names the pages above. */
export const ParentPages: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It shows the position of the page and the target of each link.',
        example: <Breadcrumbs above={[{ label: 'Course', href: '#/course' }]} current="Anatomy basics" />,
      },
      wrong: {
        reason: 'Back to where? The browser has such a button already, and it keeps its promise.',
        example: <Link href="#/course">Back</Link>,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'pages above': 'li',
      'this page': { numberBehind: '[aria-current="page"]' },
    },
  },
};
