import type { ListPage, ListParams, PagedQuery } from '@cpd/ui/ListScreen';
import { useState } from 'react';

/** A room that can be booked. */
export interface Room {
  readonly _id: string;
  readonly name: string;
  readonly seats: number;
  readonly isOpen: boolean;
}

const FLOORS = ['Ground floor', 'First floor', 'Second floor'];

export const someRooms: readonly Room[] = Array.from({ length: 24 }, (_, index) => ({
  _id: `room-${index + 1}`,
  name: `${FLOORS[index % FLOORS.length]}, room ${index + 1}`,
  seats: 4 + (index % 5) * 4,
  isOpen: index % 4 !== 3,
}));

/** Rooms in memory. An app has its hooks for requests here, such as those of SWR or TanStack Query. */
export function useRooms(stored: readonly Room[]) {
  const [rooms, setRooms] = useState(stored);
  return {
    usePage: ({ page, size, keyword }: ListParams): PagedQuery<ListPage<Room>> => {
      const found = rooms.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()));
      const docs = found.slice((page - 1) * size, page * size);
      return loaded({ docs, page, size, total: found.length });
    },
    create: { run: async () => ({ isDone: true, response: 'room-new' }) as const },
    setOpen: (id: string, isOpen: boolean) =>
      setRooms(rooms.map((room) => (room._id === id ? { ...room, isOpen } : room))),
    remove: (id: string) => setRooms(rooms.filter(({ _id }) => _id !== id)),
  };
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
