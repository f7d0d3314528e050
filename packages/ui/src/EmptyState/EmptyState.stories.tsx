import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { EmptyState } from './EmptyState.tsx';

/**
 * Fills the place of content that does not exist yet, and says what to do next.
 *
 * **Use it** in a table, card or page without content.
 *
 * **Do not use it** for a wrong address (NotFound) or for failures (ErrorBoundary, DialogQueue).
 *
 * **Anatomy**: title, description, action.
 *
 * **Keyboard**: that of its action.
 *
 * **Accessibility**: plain text; it is no heading, because it stands inside something that has one.
 */
const meta = {
  component: EmptyState,
  title: 'Components/Lists/EmptyState',
  args: { title: 'No data.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is the case, and nothing more. */
export const TitleOnly: Story = {};

/** What to do next, and the button that does it. */
export const WithAction: Story = {
  args: {
    title: 'No courses yet',
    description: 'A course starts as a draft; you enable it once it is complete.',
    action: <Button variant="primary">New</Button>,
  },
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
