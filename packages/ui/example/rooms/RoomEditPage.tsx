import { EditForm, type EditHeaderProps, EditScreen, RequiredField } from '@cpd/ui/EditScreen';
import { useReturnPath } from '@cpd/ui/ListScreen';
import { TextField } from '@cpd/ui/TextField';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import { nameOfRoom, type Room, type Rooms, roomChecklist, useRoom } from './rooms.ts';
import { useRoomForm } from './useRoomForm.ts';

/** The page of one room: its form, and what it needs before it can be booked. */
export function RoomEditPage({ rooms, id }: { rooms: Rooms; id: string }) {
  const href = useReturnPath('/room') ?? '/room';
  return (
    <EditScreen
      title="Edit room"
      list={{ label: 'Rooms', backLabel: 'Back to rooms', href }}
      load={useRoom(rooms, id)}
      nameOf={nameOfRoom}
    >
      {(room, header) => <RoomEditor key={room._id} rooms={rooms} room={room} header={header} />}
    </EditScreen>
  );
}

interface RoomEditorProps {
  rooms: Rooms;
  room: Room;
  header: EditHeaderProps;
}

function RoomEditor({ rooms, room, header }: RoomEditorProps) {
  const form = useRoomForm(rooms, room, header.list.href);
  const { name, seats } = form.values;
  const checklist = roomChecklist(form.values);
  return (
    <EditForm
      name="Room"
      header={header}
      item={form}
      checklist={checklist}
      missingText={`${checklist.filter(({ isMissing }) => isMissing).length} missing`}
    >
      <RequiredField name="name">
        <TextField label="Name" isRequired value={name} onChange={(typed) => form.onChange({ name: typed })} />
      </RequiredField>
      <RequiredField name="seats">
        <WholeNumberField label="Seats" value={seats} max={500} onChange={(typed) => form.onChange({ seats: typed })} />
      </RequiredField>
    </EditForm>
  );
}
