import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { Notice } from './Notice.tsx';

/**
 * A message about the page that stays until its cause is resolved.
 *
 * **Use it** above a form or a page: restored changes, a new version, a score that cannot be reached.
 *
 * **Do not use it** for a success (Notifications), for failed requests (the error dialog) or for one field.
 *
 * **Anatomy**: an icon and a text on a tinted strip, and at most two buttons; with a title it is a block.
 *
 * **Keyboard**: its buttons, in the order of the page. If a button removes the notice, the next control takes the focus.
 *
 * **Accessibility**: a live region that is announced when it appears; the icon is decorative.
 */
const meta = {
  component: Notice,
  title: 'Components/Feedback/Notice',
  args: { children: 'We restored your unsaved changes.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Information. */
export const Info: Story = {};

/** A warning. */
export const Caution: Story = {
  parameters: {
    says: ['status', 'No one can pass: the pass score is higher than the number of questions shown.', 'end of status'],
  },
  args: { tone: 'caution', children: 'No one can pass: the pass score is higher than the number of questions shown.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^No one can pass/)).toBeVisible());
  },
};

/** With its actions; in a narrow container the buttons are below the text. */
export const WithActions: Story = {
  args: {
    actions: (
      <Inline>
        <Button size="small">Discard</Button>
        <Button size="small" variant="primary">
          Keep
        </Button>
      </Inline>
    ),
  },
};

/** One that appears is announced. */
export const Appearing: Story = {
  parameters: { announces: ['polite: We restored your unsaved changes.'] },
  render: function Pressed(args) {
    const [isShown, setIsShown] = useState(false);
    return (
      <Stack>
        {isShown && <Notice {...args} />}
        <Button onPress={() => setIsShown(true)}>Open</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  },
};

/** Discarding removes the notice, and the next field takes the focus. */
export const Resolved: Story = {
  parameters: { says: ['main', 'Title', 'textbox, Title', 'button, Save', 'end of main'] },
  render: function Restored(args) {
    const [isRestored, setIsRestored] = useState(true);
    const discard = (
      <Button size="small" onPress={() => setIsRestored(false)}>
        Discard
      </Button>
    );
    return (
      <main>
        <Stack>
          {isRestored && <Notice {...args} actions={discard} />}
          <TextField label="Title" value="" onChange={() => undefined} />
          <Button>Save</Button>
        </Stack>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Discard' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
};

/** In a form whose last part it is, the control before it takes the focus. */
export const ResolvedAtTheEnd: Story = {
  tags: ['!autodocs'],
  render: function Fixable(args) {
    const [isFixed, setIsFixed] = useState(false);
    const fix = (
      <Button size="small" onPress={() => setIsFixed(true)}>
        Ask 6, pass with 5
      </Button>
    );
    return (
      <main>
        <Form aria-label="Config" onSubmit={() => undefined}>
          <Button>Update</Button>
          {!isFixed && <Notice {...args} tone="caution" actions={fix} />}
        </Form>
        <Button>Show all</Button>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Ask 6, pass with 5' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus());
  },
};

/** An outcome with a title. It takes the focus, because the pressed button was removed. */
export const Outcome: Story = {
  args: {
    tone: 'positive',
    title: 'You approved this content.',
    children: 'It is posted in the app.',
    takesFocus: true,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
  },
};

/** It stays until its cause is resolved; a success message disappears by itself. */
export const PersistentState: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It is true until the user decides, and offers the choice.',
        example: <Notice actions={<Button size="small">Discard</Button>}>We restored your unsaved changes.</Notice>,
      },
      wrong: {
        reason: 'It is old news in a moment, and keeps its place: a notification says it.',
        example: <Notice tone="positive">The course is saved.</Notice>,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      strip: '[role="status"]',
      sign: '[role="status"] svg',
      words: '[role="status"] bdi',
      'what can be done': 'button',
    },
  },
  args: { tone: 'caution', actions: <Button size="small">Discard</Button> },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <Notice>We restored your unsaved changes.</Notice>
      <Notice tone="caution">No one can pass: the pass score is higher than the number of questions shown.</Notice>
      <Notice actions={WithActions.args?.actions}>We restored your unsaved changes.</Notice>
      {(['neutral', 'info', 'caution', 'positive', 'critical'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title="The content could not be loaded." actions={<Button>Try again</Button>}>
          Check your connection, or come back in a few minutes.
        </Notice>
      ))}
    </Stack>
  ),
};
