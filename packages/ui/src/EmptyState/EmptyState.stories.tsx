import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { EmptyState } from './EmptyState.tsx';

/**
 * Replaces content that does not exist yet, and says what to do next.
 *
 * **Use it** in a table, card or page without content.
 *
 * **Do not use it** for an unknown URL (NotFound) or for failures (ErrorBoundary, DialogQueue).
 *
 * **Anatomy**: a drawing of the reason, title, description, action.
 *
 * **Keyboard**: that of its action.
 *
 * **Accessibility**: plain text without a heading, because its container has one.
 */
const meta = {
  component: EmptyState,
  title: 'Components/Lists/EmptyState',
  args: { title: 'No data.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the title. */
export const TitleOnly: Story = {};

/** What to do next, and a button for it. */
export const WithAction: Story = {
  parameters: {
    says: [
      'paragraph',
      'No courses yet',
      'end of paragraph',
      'paragraph',
      'A course starts as a draft; you enable it once it is complete.',
      'end of paragraph',
      'button, New',
    ],
  },
  args: {
    title: 'No courses yet',
    description: 'A course starts as a draft; you enable it once it is complete.',
    action: <Button variant="primary">New</Button>,
  },
};

/** Nothing yet, no match, a failure, and an item that no longer exists. */
export const Reasons: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <EmptyState title="No courses yet." />
      <EmptyState reason="noMatch" title="No courses match “ethics”." />
      <EmptyState reason="failed" title="The courses could not be loaded." />
      <EmptyState reason="gone" title="Data Not Found." />
    </Stack>
  ),
};

/** An empty list offers the next step. */
export const NextStep: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It says what belongs here and offers the first step.',
        example: (
          <EmptyState
            title="No courses yet."
            description="A course has a title, a PDF and a quiz."
            action={<Button>New</Button>}
          />
        ),
      },
      wrong: { reason: 'It might as well be a failure.', example: <EmptyState title="No data" /> },
    },
  },
};

/** A search without a match is not an empty list. */
export const NothingFound: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It says that there are courses, and leads back to them.',
        example: <EmptyState title="No course matches “zzz”." action={<Button>Clear search</Button>} />,
      },
      wrong: {
        reason: 'The courses seem to be deleted, and a new one is the wrong next step.',
        example: <EmptyState title="No courses yet." action={<Button>New</Button>} />,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      drawing: 'svg',
      title: 'p',
      description: 'p + p',
      action: 'button',
    },
  },
  args: WithAction.args ?? {},
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <EmptyState title="No data." />
      <EmptyState
        title="No courses yet"
        description="A course starts as a draft; you enable it once it is complete."
        action={<Button variant="primary">New</Button>}
      />
    </Stack>
  ),
};
