import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ModalProvider } from '../DialogQueue/index.ts';
import { createMemoryHost, HostProvider, useHostLocation } from '../Host/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { UnsavedGuard, useUnsavedForm } from './index.ts';

interface FormArgs {
  /** Whether the changes can be saved from the dialog. */
  canSave: boolean;
  /** What prevents a save. */
  obstacle?: string;
}

function Form({ canSave, obstacle }: FormArgs) {
  const [saved, setSaved] = useState('Blue room');
  const [name, setName] = useState(saved);
  useUnsavedForm({
    name,
    isUnsaved: () => name !== saved,
    discard: () => setName(saved),
    obstacle: () => obstacle,
    ...(canSave && {
      save: async () => {
        setSaved(name);
        return true;
      },
    }),
  });
  return <TextField label="Name" value={name} onChange={setName} />;
}

function Page(args: FormArgs) {
  const { path } = useHostLocation();
  return (
    <Stack>
      {path === '/room/1' ? <Form {...args} /> : <Text>The list</Text>}
      <Link href="/room">Rooms</Link>
    </Stack>
  );
}

function App(args: FormArgs) {
  const [host] = useState(() => createMemoryHost('/room/1'));
  return (
    <HostProvider host={host}>
      <ModalProvider>
        <UnsavedGuard>
          <Page {...args} />
        </UnsavedGuard>
      </ModalProvider>
    </HostProvider>
  );
}

/**
 * Asks before a page, or a section of it, with unsaved changes is left, by a link, by Back or by closing the tab.
 *
 * **Use it** as `UnsavedGuard` once, around all pages, and `useUnsavedForm` in each form. `useConfirmLeaving` asks in the same way
 * before other actions, such as signing out. `EditScreen` uses it already.
 *
 * **Do not use it** for input that can be typed again in seconds, such as a search.
 *
 * **Anatomy**: a confirmation with Discard and Keep editing. Where every form on the page can be saved, also Save and continue.
 *
 * | Key | Effect |
 * |---|---|
 * | Escape | keeps editing |
 *
 * **Accessibility**: an alert dialog, which names the item. Keep editing has the focus, and later the link that was pressed.
 */
const meta = {
  title: 'Components/Forms/UnsavedChanges',
  component: App,
  args: { canSave: true },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const leave: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2');
  await userEvent.click(canvas.getByRole('link', { name: 'Rooms' }));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};

const dialog = () => within(screen.getByRole('alertdialog'));

/** Nothing was typed: the page is left at once. */
export const Unchanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Rooms' }));
    await expect(await canvas.findByText('The list')).toBeVisible();
  },
};

/** The dialog names the item, and Escape keeps its page. */
export const KeptEditing: Story = {
  play: async (context) => {
    await leave(context);
    await expect(dialog().getByText('Your changes to “Blue room 2” have not been saved.')).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Blue room 2');
  },
};

/** Save and continue saves first. */
export const SavedFirst: Story = {
  tags: ['modes'],
  play: async (context) => {
    await leave(context);
    await context.userEvent.click(dialog().getByRole('button', { name: 'Save and continue' }));
    await expect(await context.canvas.findByText('The list')).toBeVisible();
  },
};

/** A form that cannot be saved from here can only be discarded. */
export const Discarded: Story = {
  args: { canSave: false },
  play: async (context) => {
    await leave(context);
    await expect(dialog().queryByRole('button', { name: 'Save and continue' })).toBeNull();
    await context.userEvent.click(dialog().getByRole('button', { name: 'Discard' }));
    await expect(await context.canvas.findByText('The list')).toBeVisible();
  },
};

/** The dialog says what prevents a save. */
export const Prevented: Story = {
  args: { obstacle: 'A file is being uploaded.' },
  play: async (context) => {
    await leave(context);
    await expect(dialog().getByText(/A file is being uploaded\./)).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Save and continue' })).toBeNull();
  },
};
