import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ActionBar } from '../ActionBar/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { Notification } from './Notification.tsx';
import { NotificationsProvider, useNotify } from './Notifications.tsx';

function Sender() {
  const notify = useNotify();
  return <Button onPress={() => notify('Update successful')}>Update</Button>;
}

function Saver() {
  const notify = useNotify();
  function save() {
    notify('Course saved', { label: 'Add questions', href: '#questions' });
    notify('Event saved', { label: 'Enable', onPress: fn() });
  }
  return <Button onPress={save}>Save</Button>;
}

/**
 * Shows short messages about a success and announces them politely.
 *
 * **Use it** through `useNotify()` after a success that the page itself does not show.
 *
 * **Do not use it** for errors (DialogQueue), for texts that must be read or need a response.
 *
 * **Anatomy**: tick, message, an optional next step, dismiss button. The newest one is at the bottom.
 *
 * An action is only a shortcut: the page must offer it too, because the notification disappears.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | reaches the action and the dismiss button, the last ones of the page |
 * | Enter, Space | runs the action, or dismisses |
 *
 * **Accessibility**: a polite live region that exists before its texts; a notification stays while the pointer or the
 * focus is on it.
 */
const meta = {
  component: NotificationsProvider,
  title: 'Components/Feedback/Notifications',
  args: { children: <Sender /> },
} satisfies Meta<typeof NotificationsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** A success message. */
export const Success: Story = {
  parameters: { announces: ['polite: Update successful Dismiss'] },
  args: { duration: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Update successful');
  },
};

/** Several notifications. */
export const Several: Story = {
  tags: ['matrix'],
  args: { duration: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Update' }));
    await expect(canvas.getAllByText('Update successful')).toHaveLength(2);
  },
};

const fields = Array.from({ length: 4 }, (_, index) => `Field ${index + 1}`);

function LongForm() {
  const notify = useNotify();
  return (
    <Stack>
      <Button onPress={() => notify('Question added')}>Add</Button>
      <div style={{ height: '20vh' }} />
      {fields.map((label) => (
        <div key={label} style={{ paddingBlockEnd: '25vh' }}>
          <TextField label={label} />
        </div>
      ))}
      <div style={{ height: '70vh' }} />
    </Stack>
  );
}

/** At most two are visible, at the bottom. What gets the focus is scrolled above them. */
export const NextToFields: Story = {
  tags: ['!autodocs'],
  args: { duration: 600_000, children: <LongForm /> },
  play: async ({ canvas, userEvent }) => {
    for (let count = 0; count < 4; count += 1) await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const shown = () => canvas.getByRole('region', { name: 'Notifications' }).querySelector('ol');
    await expect(canvas.getAllByText('Question added')).toHaveLength(2);
    const isCovered = (field: HTMLElement) => {
      const [box, list] = [field.getBoundingClientRect(), shown()?.getBoundingClientRect()];
      return list !== undefined && box.bottom > list.top && box.top < list.bottom;
    };
    for (const label of fields) {
      const field = canvas.getByRole('textbox', { name: label });
      field.focus();
      await waitFor(() => expect(isCovered(field)).toBe(false));
    }
  },
};

function Deciding() {
  const notify = useNotify();
  const label = 'A button with a long label, as in German';
  return (
    <Stack>
      <div style={{ height: '120vh' }} />
      <ActionBar>
        {['Reject', 'Approve', 'Next'].map((name) => (
          <Button key={name} onPress={() => notify(name)}>{`${name}: ${label}`}</Button>
        ))}
      </ActionBar>
    </Stack>
  );
}

/** On a phone, where the buttons of a bar have several lines, it is above them. */
export const AboveButtons: Story = {
  tags: ['!autodocs', 'narrow'],
  args: { duration: 600_000, children: <Deciding /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
    const topOf = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    const list = canvas.getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeLessThan(topOf(/^Reject/)));
    await expect(topOf(/^Reject/)).toBeLessThan(window.innerHeight - 110);
  },
};

/** An action, as a button or a link, reached by keyboard; it dismisses the notification. */
export const NextStep: Story = {
  tags: ['matrix'],
  args: { duration: 600_000, children: <Saver /> },
  parameters: {
    announces: ['polite: Course saved Add questions Dismiss', 'polite: Event saved Enable Dismiss'],
    says: [
      'button, Save',
      'region, Notifications',
      'list',
      'listitem, level 1, position 1, set size 2',
      'Course saved',
      'link, Add questions, Course saved',
      'button, Dismiss, Course saved',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Event saved',
      'button, Enable, Event saved',
      'button, Dismiss, Event saved',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of region, Notifications',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const link = canvas.getByRole('link', { name: 'Add questions', description: 'Course saved' });
    await expect(link).toHaveAttribute('href', '#questions');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enable', description: 'Event saved' })).toHaveFocus();
  },
};

/** Following a link dismisses its notification. */
export const Followed: Story = {
  args: { duration: 600_000, children: <Saver /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Add questions' }));
    await expect(canvas.queryByText('Course saved')).not.toBeInTheDocument();
    await expect(window.location.hash).toBe('#questions');
    window.history.replaceState(null, '', ' ');
  },
};

/** It disappears by itself. */
export const DisappearsByItself: Story = {
  args: { duration: 100 },
  play: async ({ canvas, userEvent }) => {
    // A short notification can disappear before the assertion, so the region's changes are recorded.
    const shown = fn();
    const region = canvas.getByRole('region', { name: 'Notifications' });
    const record = new MutationObserver(() => shown(region.textContent));
    record.observe(region, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(shown).toHaveBeenCalledWith('Update successful'));
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith(''));
    record.disconnect();
  },
};

/** It can be dismissed by keyboard, which restores the focus. */
export const Dismissed: Story = {
  args: { duration: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Update successful')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus();
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      notification: 'li',
      tick: 'li svg',
      words: 'li > span + span',
      'next step': 'li a',
      'dismiss button': 'li button',
    },
  },
  args: { duration: 600_000, children: <Saver /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Course saved')).toBeVisible());
  },
};

/** It reports a success that the user may miss. */
export const SuccessOnly: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The page is left as it should be; who misses it has lost nothing.',
        example: (
          <ol>
            <Notification
              message="Course saved"
              action={{ label: 'Add questions', href: '#questions' }}
              duration={600_000}
              onClose={ignore}
            />
          </ol>
        ),
      },
      wrong: {
        reason:
          'It disappears before it is read, and offers no way to fix the error. Use a dialog, or a message next to the cause.',
        example: (
          <ol>
            <Notification message="The course could not be saved" duration={600_000} onClose={ignore} />
          </ol>
        ),
      },
    },
  },
};
