import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const question = {
  message: 'Are you sure to delete item: 64f1c0ffee',
  confirmLabel: 'Confirm',
  cancelLabel: 'Cancel',
  isCancelDisabled: false,
  tone: 'danger',
  onConfirm: fn(),
  onCancel: fn(),
} as const;

const meta = {
  component: ConfirmDialog,
  title: 'Components/DialogQueue/Matrix',
  tags: ['!autodocs', 'matrix'],
  args: question,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A destructive question. */
export const Destructive: Story = {};

/** A question whose Cancel is switched off. */
export const CancelOff: Story = { args: { tone: 'primary', isCancelDisabled: true } };

/** A very long question without a place to break. */
export const LongMessage: Story = { args: { message: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20) } };

/** An error with its code. */
export const ErrorWithCode: Story = {
  render: () => <ErrorDialog message="The course needs a PDF." code="COURSE_NOT_READY" onClose={fn()} />,
};

/** A call in flight. */
export const Loading: Story = {
  render: () => (
    <>
      <h1>Courses</h1>
      <LoadingOverlay isLoading />
    </>
  ),
};
