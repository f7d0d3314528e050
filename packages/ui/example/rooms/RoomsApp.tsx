import { ModalProvider } from '@cpd/ui/DialogQueue';
import { createMemoryHost, HostProvider, useHostLocation } from '@cpd/ui/Host';
import { NotificationsProvider } from '@cpd/ui/Notifications';
import { Stack } from '@cpd/ui/Stack';
import { UnsavedGuard } from '@cpd/ui/UnsavedChanges';
import { useState } from 'react';
import { RoomEditPage } from './RoomEditPage.tsx';
import { RoomListPage } from './RoomListPage.tsx';
import { createRooms, type Room, type Rooms } from './rooms.ts';

interface RoomsAppProps {
  /** The path of the first page. @default the list */
  path?: string;
  /** The rooms at the beginning. @default twenty-four */
  stored?: readonly Room[];
}

/** An app of both pages, whose addresses are in memory. */
export function RoomsApp({ path = '/room', stored }: RoomsAppProps) {
  const [host] = useState(() => createMemoryHost(path));
  const [rooms] = useState(() => createRooms(stored));
  return (
    <HostProvider host={host}>
      <ModalProvider>
        <NotificationsProvider>
          <UnsavedGuard>
            <Stack gap={20}>
              <Page rooms={rooms} />
            </Stack>
          </UnsavedGuard>
        </NotificationsProvider>
      </ModalProvider>
    </HostProvider>
  );
}

function Page({ rooms }: { rooms: Rooms }) {
  const id = useHostLocation().path.split('/')[2];
  return id === undefined ? <RoomListPage rooms={rooms} /> : <RoomEditPage key={id} rooms={rooms} id={id} />;
}
