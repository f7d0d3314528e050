import { type EditedItem, useEditActions } from '@cpd/ui/EditScreen';
import { useRef, useState } from 'react';
import { nameOfRoom, type Room, type Rooms } from './rooms.ts';
import { useRoomActions } from './useRoomActions.ts';

export interface RoomForm extends EditedItem {
  readonly values: Room;
  readonly onChange: (change: Partial<Room>) => void;
}

/** The form of a room, whose values are in memory until they are saved. Saving and cancelling lead to the list. */
export function useRoomForm(rooms: Rooms, saved: Room, listHref: string): RoomForm {
  const { enable } = useRoomActions(rooms);
  const [values, setValues] = useState(saved);
  // A save outlasts a render: what was typed meanwhile is here.
  const newest = useRef(values);
  const itemName = nameOfRoom(values);

  function set(changed: Room) {
    newest.current = changed;
    setValues(changed);
  }

  const form = {
    isUnsaved: isChanged(values, saved),
    hasUnsaved: () => isChanged(newest.current, rooms.read(saved._id)),
    onDiscard: () => set(saved),
    async save() {
      rooms.save(newest.current);
      return true;
    },
    reload: async () => rooms.read(saved._id) ?? null,
  };
  const actions = useEditActions<Room>(form, {
    name: itemName,
    isEnabled: saved.isEnabled,
    version: saved,
    savedText: `${itemName} saved`,
    listHref,
    savedState: { saved: saved._id },
    enable: (_, saveFirst) => enable(values, saveFirst),
    reload: form.reload,
  });
  return {
    ...form,
    ...actions,
    values,
    onChange: (change) => set({ ...newest.current, ...change }),
    itemName,
    isSaving: false,
    savedAt: undefined,
    isRestored: false,
  };
}

function isChanged({ name, seats }: Room, saved: Room | undefined): boolean {
  return name !== saved?.name || seats !== saved.seats;
}
