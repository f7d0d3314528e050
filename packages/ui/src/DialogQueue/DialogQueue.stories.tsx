import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog, DialogBody, DialogHeader } from '../Dialog/index.ts';
import { ReadinessList } from '../ReadinessList/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { presses, touch } from '../testing/pressing.ts';
import { ModalProvider, useModal } from './ModalProvider.tsx';

/** The event that ends the loading of a story, because the overlay blocks all presses. */
const ANSWER = 'story-answer';

/** Waits for a fade-in to end. */
async function expectVisible(found: Promise<HTMLElement>) {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
}

const enabling = {
  title: 'Enable “Anatomy basics”?',
  message: 'Are you sure to enable item: 64f1',
  consequence: 'Learners see it at once.',
  details: <ReadinessList items={[{ label: 'PDF', isMissing: true }]} />,
  initialFocus: 'cancel',
} as const;

/** A page that uses the queue in every way. */
function Playground({ onAnswer = (stop: () => void): unknown => setTimeout(stop, 400) }) {
  const modal = useModal();
  const [answer, setAnswer] = useState('none');
  const ask = async (request: Parameters<typeof modal.confirm>[0]) => setAnswer(String(await modal.confirm(request)));
  const failLate = () => {
    const stop = modal.startLoading();
    modal.showError({ message: 'The course was changed by someone else.', code: 'COURSE_CHANGED' });
    onAnswer(stop);
  };
  return (
    <Stack>
      <h1>Courses</h1>
      <Inline>
        <Button onPress={() => modal.showError({ message: 'Unknown course.', code: 'COURSE_UNKNOWN' })}>Fail</Button>
        <Button onPress={() => modal.showError({})}>Fail without a message</Button>
        <Button onPress={() => ask(enabling)}>Enable</Button>
        <Button onPress={() => ask({ message: 'Are you sure to enable item: 64f2' })}>Enable a complete item</Button>
        <Button onPress={() => ask({ message: 'Are you sure to delete item: 64f1', tone: 'danger' })}>Delete</Button>
        <Button onPress={() => ask({ message: 'Read this first.', isCancelDisabled: true, confirmLabel: 'I have' })}>
          Insist
        </Button>
        <Button onPress={failLate}>Load and fail</Button>
      </Inline>
      <p>{`Answer: ${answer}`}</p>
    </Stack>
  );
}

/**
 * Shows errors, confirmations and the loading overlay one at a time, oldest first.
 *
 * **Use it** through `useModal()`: `showError` for failures, `confirm` before changes and deletions, `startLoading`
 * while a request is in flight.
 *
 * **Do not use it** for success (Notifications), for the error of a field (the field) or for forms (FormDialog).
 *
 * **Anatomy**: error: title 'Error', message, 'CODE: …', 'Close'. Confirmation: title, message, details, Cancel, Confirm.
 * Loading: an overlay that blocks all input immediately and shows its spinner after 150 ms.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab, Shift+Tab | stay inside the dialog |
 * | Enter, Space | press the focused button |
 * | Escape | does the same as 'Close' or an enabled Cancel |
 *
 * **Accessibility**: an alert dialog named by its title and described by its message; the page behind is inert; the
 * focus starts on 'Close' or Confirm, or on Cancel if the tone is 'danger' or the caller requests it, and is restored
 * when the dialog closes; the page has `aria-busy` while loading.
 */
const meta = {
  component: ModalProvider,
  title: 'Components/Feedback/DialogQueue',
  args: { children: <Playground /> },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ModalProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button that asks for confirmation, with a separate queue. */
function Asking({ children, ...request }: { children: string; message: string; tone?: 'danger' }) {
  return (
    <ModalProvider>
      <AskingButton request={request}>{children}</AskingButton>
    </ModalProvider>
  );
}

function AskingButton({ children, request }: { children: string; request: { message: string; tone?: 'danger' } }) {
  const { confirm } = useModal();
  return <Button onPress={() => void confirm(request)}>{children}</Button>;
}

function FailingDialog() {
  const { showError } = useModal();
  const [isGone, setIsGone] = useState(false);
  const handlePress = () => {
    setIsGone(true);
    showError({ message: 'The key is gone.', code: 'NOT_FOUND' });
  };
  return (
    <main>
      <Dialog>
        <DialogHeader>Key</DialogHeader>
        {isGone ? <DialogBody>No key.</DialogBody> : <Button onPress={handlePress}>Revoke</Button>}
      </Dialog>
    </main>
  );
}

/** An empty queue. */
export const Quiet: Story = {};

/** An error with its code; 'Close' restores the focus. */
export const ErrorWithCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toHaveAccessibleDescription('Unknown course. CODE: COURSE_UNKNOWN');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fail' })).toHaveFocus());
  },
};

/** An open error dialog. */
export const ErrorOpen: Story = {
  parameters: {
    says: [
      'status',
      'alertdialog, Error, Unknown course. CODE: COURSE_UNKNOWN',
      'alertdialog, Error, Unknown course. CODE: COURSE_UNKNOWN',
      'heading, Error, level 2',
      'Error',
      'end of heading, Error, level 2',
      'paragraph',
      'Unknown course.',
      'end of paragraph',
      'paragraph',
      'CODE: COURSE_UNKNOWN',
      'end of paragraph',
      'button, Close',
      'end of alertdialog, Error, Unknown course. CODE: COURSE_UNKNOWN',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expectVisible(screen.findByText('CODE: COURSE_UNKNOWN'));
  },
};

/** Without a message the error says that something went wrong, and shows no code. */
export const ErrorWithoutMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail without a message' }));
    await expectVisible(screen.findByText('Something went wrong.'));
    await expect(screen.queryByText(/CODE/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** An error about a control that is gone gives the focus to the dialog below it. */
export const ErrorAboveDialog: Story = {
  tags: ['!autodocs'],
  args: { children: <FailingDialog /> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await screen.findByRole('alertdialog', { name: 'Error' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Key' })).toHaveFocus());
  },
};

/** A confirmation about a complete item focuses Confirm and resolves to true. */
export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable a complete item' }));
    await expectVisible(screen.findByText('Are you sure to enable item: 64f2'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Answer: true')).toBeVisible();
  },
};

/** A touch and a screen reader's click answer. A touch outside of the dialog leaves it open. */
export const ConfirmedByTouch: Story = {
  play: async ({ canvas }) => {
    for (const press of Object.values(presses)) {
      await press(canvas.getByRole('button', { name: 'Delete' }));
      await press(await screen.findByRole('button', { name: 'Cancel' }));
      await expect(await canvas.findByText('Answer: false')).toBeVisible();
      await press(canvas.getByRole('button', { name: 'Enable' }));
      const confirm = await screen.findByRole('button', { name: 'Confirm' });
      await touch(document.body);
      await press(confirm);
      await expect(await canvas.findByText('Answer: true')).toBeVisible();
    }
  },
};

/** A confirmation says what follows, shows its details below, and can start on Cancel. */
export const WithDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Enable “Anatomy basics”?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription('Are you sure to enable item: 64f1 Learners see it at once.');
    await expect(screen.getByRole('list')).toHaveTextContent('PDF');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** An open confirmation. */
export const QuestionOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    await expectVisible(screen.findByRole('alertdialog'));
  },
};

/** A destructive confirmation focuses Cancel first. Tab stays inside. Escape cancels. */
export const DestructiveCancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    for (const shift of [false, true]) {
      await userEvent.tab({ shift });
      await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
      await userEvent.tab({ shift });
      await expect(cancel).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Answer: false')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
};

/** An open destructive confirmation. */
export const DestructiveOpen: Story = {
  parameters: {
    says: [
      'status',
      'alertdialog, Please confirm, Are you sure to delete item: 64f1',
      'alertdialog, Please confirm, Are you sure to delete item: 64f1',
      'heading, Please confirm, level 2',
      'paragraph',
      'Are you sure to delete item: 64f1',
      'end of paragraph',
      'button, Cancel',
      'button, Confirm',
      'end of alertdialog, Please confirm, Are you sure to delete item: 64f1',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expectVisible(screen.findByRole('alertdialog'));
  },
};

/** With Cancel disabled, Escape does nothing either. */
export const CancelDisabled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insist' }));
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}{Escape}');
    await expectVisible(screen.findByRole('alertdialog'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'I have' })).toHaveFocus());
  },
};

/** An error waits for the loading overlay, which blocks all input. */
export const ErrorAfterLoading: Story = {
  parameters: { announces: ['polite: Loading'] },
  args: { children: <Playground onAnswer={(stop) => window.addEventListener(ANSWER, stop, { once: true })} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load and fail' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Loading')).toBeInTheDocument();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    window.dispatchEvent(new Event(ANSWER));
    await expectVisible(screen.findByText('CODE: COURSE_CHANGED'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** Only destructive actions need a confirmation. */
export const DestructiveOnly: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It names what would be deleted.',
        example: (
          <Asking message="Are you sure to delete item: 64f1" tone="danger">
            Delete
          </Asking>
        ),
      },
      wrong: {
        reason: 'A reversible action needs no confirmation: users learn to confirm without reading.',
        example: <Asking message="Do you really want to save?">Save</Asking>,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      subject: '[role="alertdialog"] h2',
      message: '[role="alertdialog"] p',
      details: '[role="alertdialog"] ul',
      Cancel: '[role="alertdialog"] button[slot="close"]',
      Confirm: { numberBehind: '[role="alertdialog"] button[slot="close"] + button' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    await expectVisible(screen.findByRole('alertdialog'));
  },
};

function Leaving() {
  const { confirm } = useModal();
  const [answer, setAnswer] = useState('none');
  const request = {
    title: 'Discard unsaved changes?',
    message: 'Your changes have not been saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    tone: 'danger',
    otherAction: { label: 'Save and continue', onPress: () => setAnswer('saved') },
  } as const;
  return (
    <Stack>
      <Button onPress={() => void confirm(request)}>Leave</Button>
      <p>{`Answer: ${answer}`}</p>
    </Stack>
  );
}

/** A third button, which neither confirms nor cancels. */
export const ThreeAnswers: Story = {
  render: () => (
    <ModalProvider>
      <Leaving />
    </ModalProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    const buttons = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await expect(buttons).toEqual(['Discard', 'Keep editing', 'Save and continue']);
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Answer: saved')).toBeVisible();
  },
};
