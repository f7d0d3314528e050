import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RoomsApp } from '../../example/rooms/RoomsApp.tsx';
import { DialogQueue, ModalProvider } from '../DialogQueue/index.ts';
import { createMemoryHost, HostProvider, useHostLocation } from '../Host/index.ts';
import { LinkButton } from '../Link/index.ts';
import { NotificationsProvider } from '../Notifications/index.ts';
import { TextField } from '../TextField/index.ts';
import { UnsavedGuard } from '../UnsavedChanges/index.ts';
import {
  ConflictNotice,
  type EditedItem,
  EditForm,
  type EditHeaderProps,
  EditScreen,
  ItemPager,
  itemPosition,
  RequiredField,
  UnfinishedNotice,
  useFormGuard,
} from './index.ts';

interface MeetingRoom {
  readonly name: string;
  readonly place: string;
  readonly isEnabled: boolean;
}

const blueRoom: MeetingRoom = { name: 'Blue room', place: '', isEnabled: false };

const onSave = fn<(next: unknown) => void>();
const onEnable = fn<(missing: readonly unknown[]) => void>();
const onKeepMine = fn();
const onRetry = fn();
const onContinue = fn();
const onDiscard = fn();

interface RoomEditorProps {
  room: MeetingRoom;
  header: EditHeaderProps;
  state: Partial<EditedItem>;
  isUploading: boolean;
  isConflict: boolean;
}

function RoomEditor({ room, header, state, isUploading, isConflict }: RoomEditorProps) {
  const [saved, setSaved] = useState(room);
  const [values, setValues] = useState(room);
  const isUnsaved = values.name !== saved.name || values.place !== saved.place;
  const discard = () => setValues(saved);
  useFormGuard(
    { hasUnsaved: () => isUnsaved, onDiscard: discard, save: async () => true, reload: async () => undefined },
    { name: values.name },
  );
  const item: EditedItem = {
    formId: 'room',
    itemName: values.name || 'Draft',
    isEnabled: room.isEnabled,
    isUnsaved,
    isSaving: false,
    savedAt: undefined,
    isRestored: false,
    onDiscard: discard,
    onSave(next) {
      onSave(next);
      setSaved(values);
    },
    onCancel: discard,
    onEnable,
    onLeave: () => undefined,
    ...state,
  };
  const isMissing = values.place === '';
  return (
    <EditForm
      name="Room"
      header={header}
      item={item}
      checklist={[
        { name: 'name', label: 'Name', isMissing: values.name === '' },
        { name: 'place', label: 'Place', isMissing },
        { name: 'plan', label: 'Seats', isMissing: false, page: { label: 'Seats', href: '/rooms/2/seats' } },
      ]}
      missingText="Place missing"
      isUploading={isUploading}
      notices={
        isConflict && (
          <ConflictNotice
            change="Ines changed the room, 2 minutes ago"
            onDiscard={item.onDiscard}
            onKeepMine={onKeepMine}
          />
        )
      }
    >
      <RequiredField name="name">
        <TextField
          label="Name"
          isRequired
          isDisabled={isUploading}
          value={values.name}
          onChange={(name) => setValues({ ...values, name })}
        />
      </RequiredField>
      <RequiredField name="place">
        <TextField
          label="Place"
          isDisabled={isUploading}
          value={values.place}
          onChange={(place) => setValues({ ...values, place })}
          errorMessage={values.place.length > 20 ? 'At most 20 characters.' : undefined}
        />
      </RequiredField>
    </EditForm>
  );
}

interface ScreenArgs {
  room: MeetingRoom | undefined;
  /** The status of a request that failed. */
  failure: number | null | undefined;
  state: Partial<EditedItem>;
  isUploading: boolean;
  /** Whether someone else has saved the same field. */
  isConflict: boolean;
  /** Shows the screen as one of three. */
  hasPager: boolean;
}

const rooms = { ids: ['1', '2', '3'], offset: 0, total: 3, pageSize: 10 };

function RoomScreen({ room, failure, state, isUploading, isConflict, hasPager }: ScreenArgs) {
  const { path } = useHostLocation();
  const position = hasPager ? itemPosition(path.split('/').at(-1) ?? '', rooms) : undefined;
  return (
    <EditScreen
      title="Edit room"
      list={{ label: 'Rooms', backLabel: 'Back to rooms', href: '/rooms' }}
      load={{ data: room, error: failure === undefined ? undefined : { status: failure }, reload: onRetry }}
      nameOf={({ name }) => name}
      pager={position && <ItemPager position={position} listAddress="/rooms" pathOf={(id) => `/rooms/${id}`} />}
    >
      {(loaded, header) => (
        <RoomEditor
          room={loaded}
          header={{ ...header, actions: <LinkButton href="/rooms/2/seats">Seats</LinkButton> }}
          state={state}
          isUploading={isUploading}
          isConflict={isConflict}
        />
      )}
    </EditScreen>
  );
}

/** A screen in an app of its own. */
function App(args: ScreenArgs) {
  const [host] = useState(() => createMemoryHost('/rooms/2'));
  const [queue] = useState(() => new DialogQueue());
  return (
    <ModalProvider queue={queue}>
      <HostProvider host={host}>
        <NotificationsProvider>
          <UnsavedGuard>
            <RoomScreen {...args} />
          </UnsavedGuard>
        </NotificationsProvider>
      </HostProvider>
    </ModalProvider>
  );
}

/**
 * A screen that edits one item: where it is, its name and state, its fields with Save and Cancel, and what it still needs
 * before it can be enabled. `EditScreen` shows what is not loaded yet; `EditForm` is the form of a loaded item.
 *
 * **Use it** for an item with an address of its own, such as one row of a ListScreen.
 *
 * **Do not use it** for two or three fields (FormDialog), or for settings that are saved one by one (SectionedPage).
 *
 * **Anatomy**: EditHeader with ItemPager, notices, a Form in a Card with its ActionBar, ReadinessList, other cards.
 *
 * The screen sends no requests. `useVersionedForm` of `@cpd/api/forms` has the state of the values and their version, and
 * `useFormGuard` asks before they are lost.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter in a field | saves |
 * | Ctrl+S, ⌘S | saves, with the shortcuts of the app |
 * | Alt+↓, Alt+↑ | opens the next or previous item of the list |
 *
 * **Accessibility**: Save is never disabled while fields are invalid: it says how many are, and focuses the first one. A
 * requirement leads to its field. That the form is unsaved is visible and not announced.
 */
const meta = {
  component: App,
  title: 'Components/Forms/EditScreen',
  args: {
    room: blueRoom,
    failure: undefined,
    state: {},
    isUploading: false,
    isConflict: false,
    hasPager: false,
  },
  render: (args) => <App {...args} />,
  beforeEach() {
    for (const mock of [onSave, onEnable, onKeepMine, onRetry, onContinue, onDiscard]) mock.mockClear();
  },
} satisfies Meta<ScreenArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A whole page, in memory. The list points out the saved room, and its form asks before changes are lost. */
export const Room: Story = {
  render: () => <RoomsApp path="/room/room-6" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seats, missing' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Seats' })).toHaveFocus());
    await userEvent.keyboard('8');
    await userEvent.click(canvas.getByRole('link', { name: 'Rooms' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save changes first?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const row = within(await canvas.findByRole('row', { name: /Second floor, room 6/ }));
    await expect(row.getByText('8')).toBeVisible();
  },
};

/** An item that is incomplete. What is missing leads to its field. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place, missing' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Place' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    await expect(onEnable).toHaveBeenCalledOnce();
    await expect(onEnable.mock.calls[0]?.[0]).toMatchObject([{ label: 'Place' }]);
  },
};

/** An item that cannot be enabled has no checklist, and no badge. The tab has its name all the same. */
export const WithoutEnabling: Story = {
  args: { room: { ...blueRoom, place: 'First floor' }, state: { isEnabled: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /enable|Requirements/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Enable' })).toBeNull();
    await expect(document.title).toBe('Blue room · Rooms');
  },
};

/** The frame of the screen is shown at once. */
export const Loading: Story = { args: { room: undefined } };

/** The item could not be loaded. */
export const Failed: Story = {
  args: { room: undefined, failure: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no such item. */
export const Gone: Story = { args: { room: undefined, failure: 404 } };

/** A draft that was just created: Save leads to the first field that is required. */
export const New: Story = {
  args: { room: { name: '', place: '', isEnabled: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** The title follows what is typed, and the form says that it is unsaved until it is saved. */
export const Unsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Place' }), 'First floor');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2{Enter}');
    await expect(onSave.mock.calls).toEqual([['enable']]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Blue room 2');
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
  },
};

/** A page with unsaved changes asks before it is left. */
export const LeftUnsaved: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!');
    await userEvent.click(canvas.getByRole('link', { name: 'Rooms' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(dialog.getByText('Your changes to “Blue room!” have not been saved.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Blue room!');
  },
};

/** Save is pending, and can be pressed once. */
export const Saving: Story = { args: { state: { isSaving: true } } };

/** The form stays open after a save with 'Save and continue'. */
export const Saved: Story = {
  args: {
    room: { ...blueRoom, place: 'First floor', isEnabled: true },
    state: { savedAt: new Date(2026, 0, 2, 9, 30) },
  },
};

/** Someone else has saved the same field: the user decides. */
export const Conflict: Story = {
  args: { isConflict: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine' }));
    await expect(onKeepMine).toHaveBeenCalledOnce();
  },
};

/** What was typed before a reload of the page is back. */
export const Restored: Story = { args: { state: { isRestored: true, isUnsaved: true } } };

/** A dialog of the screen keeps what was typed into it on an earlier visit. */
export const Unfinished: Story = {
  render: () => (
    <UnfinishedNotice onContinue={onContinue} onDiscard={onDiscard}>
      You have an unfinished booking.
    </UnfinishedNotice>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(onDiscard).toHaveBeenCalledOnce();
  },
};

/** Save counts what is not valid and focuses the first field. */
export const Invalid: Story = {
  args: { room: { name: '', place: 'Behind the second door', isEnabled: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toHaveAttribute('aria-invalid', 'true');
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** While a file is uploaded, everything else waits. */
export const Uploading: Story = {
  args: { isUploading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Enable' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

/** An item that was opened from a list leads to the ones next to it. */
export const FromAList: Story = {
  args: { hasPager: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await canvas.findByText('3 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Previous item/ }));
    await expect(await canvas.findByText('2 of 3')).toBeVisible();
  },
};

/** On a phone the requirements follow the form, and the title says what is missing. */
export const OnAPhone: Story = { tags: ['matrix', 'narrow'], globals: { viewport: { value: 'mobile2' } } };
