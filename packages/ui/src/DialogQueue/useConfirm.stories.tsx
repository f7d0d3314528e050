import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ModalProvider, useConfirm } from './index.ts';

interface RoomProps {
  onAnswer: (isConfirmed: boolean) => void;
}

function Room({ onAnswer }: RoomProps) {
  const confirm = useConfirm();
  const request = { title: 'Delete “Blue room”?', message: 'Its bookings are deleted too.', confirmLabel: 'Delete' };
  return <Button onPress={async () => onAnswer(await confirm({ ...request, tone: 'danger' }))}>Delete</Button>;
}

function Rooms() {
  const [answer, setAnswer] = useState<boolean>();
  const [isShown, setIsShown] = useState(true);
  return (
    <ModalProvider>
      <Stack>
        {isShown ? <Room onAnswer={setAnswer} /> : <Text>Another page</Text>}
        <Text>{`Answer: ${answer}`}</Text>
        <Button onPress={() => setTimeout(() => setIsShown(false), 500)}>Leave soon</Button>
      </Stack>
    </ModalProvider>
  );
}

/**
 * Asks for confirmation in a dialog, and returns a promise of the answer.
 *
 * **Use it** before actions that cannot be undone: `if (await confirm({ title, message, confirmLabel, tone })) …`. The dialog is
 * withdrawn, and the answer is false, when the component unmounts or its `subject` changes.
 *
 * **Do not use it** for actions that can be undone (`useNotifyUndo` offers that afterwards), or to ask for input (FormDialog).
 *
 * **Anatomy**: a dialog of the [DialogQueue](?path=/docs/components-feedback-dialogqueue--docs), which shows one at a time.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | press the focused button: Cancel, if the tone is `danger` |
 * | Escape | cancels |
 *
 * **Accessibility**: an alert dialog, described by its message. The focus returns to the button that was pressed.
 */
const meta = {
  title: 'Components/Feedback/useConfirm',
  component: Rooms,
} satisfies Meta<typeof Rooms>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete “Blue room”?' })).toBeVisible());
};

/** The answer is true. */
export const Confirmed: Story = {
  tags: ['modes'],
  play: async (context) => {
    await ask(context);
    await context.userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expect(await context.canvas.findByText('Answer: true')).toBeVisible();
  },
};

/** Escape and Cancel answer false. */
export const Cancelled: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(await context.canvas.findByText('Answer: false')).toBeVisible();
  },
};

/** The page is left meanwhile: the dialog goes with it, and the answer is false. */
export const Withdrawn: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Leave soon' }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Delete' }));
    await expect(await context.canvas.findByText('Answer: false')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
