import { useConfirm } from '@cpd/ui/DialogQueue';
import type { Marked } from '@cpd/ui/ListScreen';
import { useNotify } from '@cpd/ui/Notifications';
import { nameOfRoom, type Room, type Rooms, roomChecklist } from './rooms.ts';

/** Enables and deletes rooms, after a confirmation. */
export function useRoomActions(rooms: Rooms) {
  const confirm = useConfirm();
  const notify = useNotify();

  return {
    /** Returns whether the room is enabled. `saveFirst` returns the version to enable; null if it could not be saved. */
    async enable(room: Room, saveFirst: () => Promise<Room | null> = async () => room): Promise<boolean> {
      const name = nameOfRoom(room);
      const missing = roomChecklist(room).filter(({ isMissing }) => isMissing);
      if (missing.length > 0) {
        notify(`${name} still needs: ${missing.map(({ label }) => label).join(', ')}`);
        return false;
      }
      const message = 'It can be booked then.';
      const isSure = await confirm({ title: `Enable “${name}”?`, message, confirmLabel: 'Enable' });
      const saved = isSure ? await saveFirst() : null;
      if (saved === null) return false;
      rooms.save({ ...saved, isEnabled: true });
      notify(`${name} enabled`);
      return true;
    },
    async remove(room: Room): Promise<void> {
      const name = nameOfRoom(room);
      const message = 'Its bookings are deleted too.';
      const isSure = await confirm({ title: `Delete “${name}”?`, message, confirmLabel: 'Delete', tone: 'danger' });
      if (!isSure) return;
      rooms.remove(room._id);
      notify(`${name} deleted`);
    },
    async removeMarked({ rows: marked, onUnmark }: Marked<Room>): Promise<void> {
      const title = `Delete ${marked.length} rooms?`;
      const message = 'Their bookings are deleted too.';
      if (!(await confirm({ title, message, confirmLabel: 'Delete', tone: 'danger' }))) return;
      rooms.remove(...marked.map(({ _id }) => _id));
      onUnmark();
      notify(`${marked.length} rooms deleted`);
    },
  };
}
