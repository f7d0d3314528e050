import { actionOn, actionsColumn, enableColumn, idColumn, titleColumn } from '@cpd/ui/columns';
import { ListScreen, useCreate, useListParams, useListState } from '@cpd/ui/ListScreen';
import { MarkBar } from '@cpd/ui/MarkBar';
import { nameOfRoom, type Room, type Rooms, roomChecklist, roomPath, useRoomPage } from './rooms.ts';
import { useRoomActions } from './useRoomActions.ts';

const texts = {
  none: 'No rooms yet.',
  failed: 'Rooms could not be loaded',
  noMatch: (keyword: string) => `No rooms match “${keyword}”.`,
};

/** The page of all rooms: search, pages, New, and what can be done with each room. */
export function RoomListPage({ rooms }: { rooms: Rooms }) {
  const params = useListParams();
  const list = useListState(useRoomPage(rooms, params), params);
  const { enable, remove, removeMarked } = useRoomActions(rooms);
  const actionFor = (label: string) => ({ label, nameOf: (room: Room) => actionOn(label, nameOfRoom(room)) });
  return (
    <ListScreen
      title="Rooms"
      caption="Rooms"
      texts={texts}
      params={params}
      list={list}
      search={{ placeholder: 'Search by name' }}
      marking={{
        nameOf: nameOfRoom,
        renderBar: (marked) => (
          <MarkBar
            marked={marked}
            actions={[{ label: 'Delete', tone: 'critical', onPress: () => void removeMarked(marked) }]}
          />
        ),
      }}
      onNew={useCreate({ run: rooms.create }, roomPath)}
      columns={[
        titleColumn('Room', (room: Room) => ({ children: nameOfRoom(room), href: roomPath(room._id) })),
        idColumn(),
        { id: 'seats', header: 'Seats', width: 96, align: 'end', cell: ({ seats }) => seats },
        enableColumn<Room>({
          nameOf: nameOfRoom,
          enabledLabel: 'Enabled',
          isEnabled: ({ isEnabled }) => isEnabled,
          missingOf,
          summaryOf: (room) => `${missingOf(room).length} missing`,
          onEnable: (room) => void enable(room),
        }),
        actionsColumn<Room>([
          { ...actionFor('Edit'), hrefOf: ({ _id }) => roomPath(_id) },
          { ...actionFor('Delete'), tone: 'critical', onPress: (room) => void remove(room) },
        ]),
      ]}
    />
  );
}

/** What a room still needs, with links to the fields of its form. */
function missingOf(room: Room) {
  const missing = roomChecklist(room).filter(({ isMissing }) => isMissing);
  return missing.map(({ name, ...item }) => ({ ...item, href: `${roomPath(room._id)}#${name}` }));
}
