import { actionOn, actionsColumn, idColumn, titleColumn } from '@cpd/ui/columns';
import { useConfirm } from '@cpd/ui/DialogQueue';
import { ListScreen, useCreate, useListParams, useListState } from '@cpd/ui/ListScreen';
import { useNotify } from '@cpd/ui/Notifications';
import { type Room, someRooms, useRooms } from './useRooms.ts';

const texts = {
  none: 'No rooms yet.',
  failed: 'Rooms could not be loaded',
  noMatch: (keyword: string) => `No rooms match “${keyword}”.`,
};

const roomPath = (id: string) => `/room/${id}`;
const nameFor = (label: string) => (room: Room) => actionOn(label, room.name);

/** The page of all rooms: search, pages, New, and what can be done with each room. */
export function RoomListPage({ rooms: stored = someRooms }: { rooms?: readonly Room[] }) {
  const rooms = useRooms(stored);
  const params = useListParams();
  const list = useListState(rooms.usePage(params), params);
  const confirm = useConfirm();
  const notify = useNotify();

  async function remove({ _id, name }: Room) {
    const message = 'Its bookings are deleted too.';
    const isSure = await confirm({ title: `Delete “${name}”?`, message, confirmLabel: 'Delete', tone: 'danger' });
    if (!isSure) return;
    rooms.remove(_id);
    notify(`${name} deleted`);
  }

  const close = { label: 'Close', nameOf: nameFor('Close'), onPress: ({ _id }: Room) => rooms.setOpen(_id, false) };
  const open = { label: 'Open', nameOf: nameFor('Open'), onPress: ({ _id }: Room) => rooms.setOpen(_id, true) };
  return (
    <ListScreen
      title="Rooms"
      caption="Rooms"
      texts={texts}
      params={params}
      list={list}
      search={{ placeholder: 'Search by name' }}
      onNew={useCreate(rooms.create, roomPath)}
      columns={[
        titleColumn('Room', ({ _id, name }: Room) => ({ children: name, href: roomPath(_id) })),
        idColumn(),
        { id: 'seats', header: 'Seats', width: 96, align: 'end', cell: ({ seats }) => seats },
        actionsColumn<Room>([
          [
            { ...close, isOffered: ({ isOpen }) => isOpen },
            { ...open, isOffered: ({ isOpen }) => !isOpen },
          ],
          { label: 'Delete', nameOf: nameFor('Delete'), tone: 'critical', onPress: (room) => void remove(room) },
        ]),
      ]}
    />
  );
}
