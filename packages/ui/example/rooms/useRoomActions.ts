import { useConfirm } from '@cpd/ui/DialogQueue';
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
  };
}
