import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Inline, Stack } from '../Stack/index.ts';
import { BatchButton, type BatchButtonProps } from './BatchButton.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { useBatch } from './useBatch.ts';

const TOTAL = 3;

/** Sends letters one by one. Each waits until the test lets it arrive. */
function Letters({ label, onStart }: Pick<BatchButtonProps, 'label' | 'onStart'>) {
  const batch = useBatch();
  const [done, setDone] = useState(0);
  const sent = useRef(0);
  const arrive = useRef<() => void>(undefined);

  async function run(signal: AbortSignal): Promise<boolean> {
    while (sent.current < TOTAL) {
      if (signal.aborted) return false;
      await new Promise<void>((resolve) => {
        arrive.current = resolve;
      });
      sent.current += 1;
      setDone(sent.current);
    }
    return true;
  }

  return (
    <Stack gap={12}>
      {batch.state === 'idle' ? (
        <p role="status">{done === 0 ? '3 letters can be sent.' : '3 letters sent.'}</p>
      ) : (
        <BatchProgress
          batch={batch}
          label="Sent letters"
          done={done}
          total={TOTAL}
          stoppedText={`Stopped. ${done} of ${TOTAL} letters sent. Resume sends the rest.`}
        >
          {`${done} of ${TOTAL} letters sent.`}
        </BatchProgress>
      )}
      <Inline>
        <BatchButton
          batch={batch}
          label={label}
          isAtEdge={done === TOTAL}
          onStart={() => {
            onStart();
            void batch.start(run);
          }}
        />
        <button type="button" onClick={() => arrive.current?.()}>
          Let one arrive
        </button>
      </Inline>
    </Stack>
  );
}

/**
 * Many requests that are sent one by one, and can be stopped and resumed.
 *
 * **Use it** for work that takes long and whose parts count for themselves: an import, certificates of many people.
 *
 * **Do not use it** for one request (Button with `isPending`), or an upload (DropZone).
 *
 * **Anatomy**: `useBatch` runs it, BatchProgress says how far it is, and BatchButton starts, stops and resumes it. What is done
 * already belongs to the caller, which leaves it out when the batch is resumed, also after a reload.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | starts, stops or resumes |
 *
 * **Accessibility**: progress is announced as a status. The one button keeps the focus, and changes its name. Stop waits for the
 * request that is being sent, and the button is busy meanwhile.
 */
const meta = {
  component: BatchButton,
  title: 'Components/Feedback/Batch',
  args: {
    label: 'Send 3 letters',
    onStart: fn(),
    isAtEdge: false,
    batch: { state: 'idle', isRunning: false, stop: async () => false },
  },
  render: ({ label, onStart }) => <Letters label={label} onStart={onStart} />,
} satisfies Meta<typeof BatchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All states of the progress. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={20}>
      <BatchProgress batch={{ state: 'running' }} label="Sent letters" done={1} total={TOTAL} stoppedText="">
        1 of 3 letters sent.
      </BatchProgress>
      <BatchProgress
        batch={{ state: 'stopped' }}
        label="Sent letters"
        done={1}
        total={TOTAL}
        stoppedText="Stopped. 1 of 3 letters sent. Resume sends the rest."
      >
        1 of 3 letters sent.
      </BatchProgress>
      <Inline>
        <BatchButton
          batch={{ state: 'running', isRunning: true, stop: async () => false }}
          label="Send"
          isAtEdge={false}
          onStart={() => {}}
        />
        <BatchButton
          batch={{ state: 'stopping', isRunning: true, stop: async () => false }}
          label="Send"
          isAtEdge={false}
          onStart={() => {}}
        />
        <BatchButton
          batch={{ state: 'stopped', isRunning: false, stop: async () => false }}
          label="Send"
          isAtEdge={false}
          onStart={() => {}}
        />
      </Inline>
    </Stack>
  ),
};

/** The keyboard starts, stops and resumes it by one button, which keeps the focus. */
export const StoppedAndResumed: Story = {
  play: async ({ canvas, userEvent }) => {
    const arrive = () => canvas.getByRole('button', { name: 'Let one arrive' }).click();
    const button = canvas.getByRole('button', { name: 'Send 3 letters' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveTextContent('Stop');
    arrive();
    await expect(await canvas.findByText('1 of 3 letters sent.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    // What is being sent is waited for.
    arrive();
    const stopped = 'Stopped. 2 of 3 letters sent. Resume sends the rest.';
    await waitFor(() => expect(canvas.getByText(stopped)).toBeVisible());
    await waitFor(() => expect(button).toHaveTextContent('Resume'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveTextContent('Stop'));
    arrive();
    await expect(await canvas.findByText('3 letters sent.')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};
