import type { ChecklistItem, ItemLoad } from '@cpd/ui/EditScreen';
import type { ListPage, ListParams, PagedQuery } from '@cpd/ui/ListScreen';
import { useSyncExternalStore } from 'react';

/** A room, which can be booked once it is enabled. */
export interface Room {
  readonly _id: string;
  readonly name: string;
  readonly seats: number;
  readonly isEnabled: boolean;
}

export type Rooms = ReturnType<typeof createRooms>;

const FLOORS = ['Ground floor', 'First floor', 'Second floor'];

export const someRooms: readonly Room[] = Array.from({ length: 24 }, (_, index) => ({
  _id: `room-${index + 1}`,
  name: `${FLOORS[index % FLOORS.length]}, room ${index + 1}`,
  seats: (index % 5) * 4,
  isEnabled: index % 4 === 1 && index % 5 > 0,
}));

export const roomPath = (id: string) => `/room/${id}`;

export const nameOfRoom = ({ name }: Room) => name || 'Draft';

/** What a room needs before it can be booked, in the order of its form. */
export function roomChecklist({ name, seats }: Room): readonly ChecklistItem[] {
  return [
    { name: 'name', label: 'Name', isMissing: name === '' },
    { name: 'seats', label: 'Seats', isMissing: seats === 0 },
  ];
}

/** Stores rooms in memory. */
export function createRooms(stored = someRooms) {
  let rooms = stored;
  const listeners = new Set<() => void>();
  const change = (changed: readonly Room[]) => {
    rooms = changed;
    for (const listener of listeners) listener();
  };

  return {
    all: () => rooms,
    read: (id: string) => rooms.find(({ _id }) => _id === id),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async create() {
      const response = `room-${crypto.randomUUID()}`;
      change([{ _id: response, name: '', seats: 0, isEnabled: false }, ...rooms]);
      return { isDone: true, response } as const;
    },
    save: (room: Room) => change(rooms.map((other) => (other._id === room._id ? room : other))),
    remove: (...ids: readonly string[]) => change(rooms.filter(({ _id }) => !ids.includes(_id))),
  };
}

/** A page of the list. In an app it is a hook for requests, such as one of SWR or TanStack Query. */
export function useRoomPage(rooms: Rooms, { page, size, keyword }: ListParams): PagedQuery<ListPage<Room>> {
  const all = useSyncExternalStore(rooms.subscribe, rooms.all, rooms.all);
  const found = all.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()));
  const docs = found.slice((page - 1) * size, page * size);
  return loaded({ docs, page, size, total: found.length });
}

export function useRoom(rooms: Rooms, id: string): ItemLoad & { readonly data: Room | undefined } {
  const data = useSyncExternalStore(rooms.subscribe, rooms.all, rooms.all).find(({ _id }) => _id === id);
  return { data, error: data ? undefined : { status: 404 }, reload: () => undefined };
}

function loaded<Data>(data: Data): PagedQuery<Data> {
  return {
    data,
    error: undefined,
    isPrevious: false,
    useIsValidating: () => false,
    reload: async () => undefined,
    whenCurrent: async () => ({ value: data }),
  };
}
