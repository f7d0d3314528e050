import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { PageHeader } from './PageHeader.tsx';

/**
 * The title of a page with its main action.
 *
 * **Use it** once, at the top of every page of the back office.
 *
 * **Do not use it** inside cards, which have their own headings.
 *
 * **Anatomy**: breadcrumbs, title; main action on the right.
 *
 * **Keyboard**: that of its links and buttons.
 *
 * **Accessibility**: the title is the page's first-level heading.
 */
const meta = {
  component: PageHeader,
  title: 'Components/Layout/PageHeader',
  args: { title: 'Course' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A title alone. */
export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Course' })).toBeVisible();
  },
};

/** The page's primary action. */
export const WithAction: Story = {
  parameters: { says: ['heading, Course, level 1', 'button, New'] },
  args: { actions: <Button variant="primary">New</Button> },
};

/** A sentence below the title, before the actions on a phone. */
export const WithDescription: Story = {
  parameters: {
    says: [
      'heading, Overview, level 1',
      'paragraph',
      '30 posts wait for a decision.',
      'end of paragraph',
      'button, New course',
    ],
  },
  args: {
    title: 'Overview',
    description: '30 posts wait for a decision.',
    actions: <Button variant="primary">New course</Button>,
  },
};

/** A page below another one. */
export const WithBreadcrumbs: Story = {
  args: {
    title: 'Pneumonoultramicroscopicsilicovolcanoconiosis and other long words of the field',
    back: <Link href="#/course">Course</Link>,
    actions: <Button variant="primary">Save</Button>,
  },
};

/** A page has one primary action. */
export const OneMainAction: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The main action comes first.',
        example: <PageHeader title="Courses with one main action" actions={<Button variant="primary">New</Button>} />,
      },
      wrong: {
        reason: 'Three buttons of equal weight. The less frequent actions belong into a Menu.',
        example: (
          <PageHeader
            title="Courses with three"
            actions={
              <Inline>
                <Button variant="primary">Import</Button>
                <Button variant="primary">Export</Button>
                <Button variant="primary">New</Button>
              </Inline>
            }
          />
        ),
      },
    },
  },
};

/** The text of a button without a frame ends where the page does. */
export const WithQuietAction: Story = {
  args: { title: 'Ada Lovelace', actions: <Button variant="quiet">Delete person</Button> },
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.ownerDocument.createRange();
    text.selectNodeContents(canvas.getByText('Delete person'));
    const end = canvasElement.firstElementChild?.getBoundingClientRect().right;
    const gap = Number(end) - text.getBoundingClientRect().right;
    await expect(Math.abs(gap)).toBeLessThanOrEqual(2);
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'way back': 'a',
      title: 'h1',
      status: 'h1 + span',
      'main action': 'button',
    },
  },
  args: {
    title: 'Anatomy basics',
    back: <Link href="#/course">Course</Link>,
    status: <Badge>Draft</Badge>,
    actions: <Button variant="primary">Save</Button>,
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack gap={24}>
      <PageHeader title="Course" />
      <PageHeader title="Course" {...WithAction.args} />
      <PageHeader title="Course" {...WithBreadcrumbs.args} />
    </Stack>
  ),
};
