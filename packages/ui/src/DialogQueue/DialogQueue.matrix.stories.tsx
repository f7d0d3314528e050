import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Image } from '../Image/index.ts';
import { say } from '../language/index.ts';
import { ReadinessList } from '../ReadinessList/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ErrorDialog } from './ErrorDialog.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#2563eb"/></svg>')}`;

const confirmation = {
  title: 'Delete “Anatomy basics”?',
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
  title: 'Components/Feedback/DialogQueue/Matrix',
  tags: ['!autodocs', 'matrix'],
  args: confirmation,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A destructive confirmation. */
export const Destructive: Story = {};

/** A confirmation with a disabled Cancel button. */
export const CancelDisabled: Story = { args: { tone: 'primary', isCancelDisabled: true } };

/** A confirmation about an image. */
export const WithPicture: Story = { args: { title: 'Delete “Poster 2”?', details: <Image src={picture} alt="" /> } };

/** A confirmation with a list below it. */
export const WithMissing: Story = {
  args: {
    tone: 'primary',
    title: 'Enable “Anatomy basics”?',
    message: 'Are you sure to enable item: 64f1c0ffee',
    initialFocus: 'cancel',
    details: (
      <ReadinessList
        items={[
          { label: 'PDF', isMissing: true, onPress: fn() },
          { label: 'Quiz question', isMissing: true, onPress: fn() },
        ]}
      />
    ),
  },
};

/** A very long confirmation without a place to break. */
export const LongMessage: Story = { args: { message: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20) } };

/** An error with its code. */
export const ErrorWithCode: Story = {
  render: () => <ErrorDialog message="The course needs a PDF." code="COURSE_NOT_READY" onClose={fn()} />,
};

/** A request in flight. */
export const Loading: Story = {
  render: () => (
    <>
      <h1>Courses</h1>
      <LoadingOverlay message={say('Loading')} />
    </>
  ),
};
