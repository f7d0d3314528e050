import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { ModalProvider } from '@cpd/ui/DialogQueue';
import { DropZone, fileKind } from '@cpd/ui/DropZone';
import { createMemoryHost, HostProvider } from '@cpd/ui/Host';
import { Notice } from '@cpd/ui/Notice';
import { NotificationsProvider } from '@cpd/ui/Notifications';
import { TextField } from '@cpd/ui/TextField';
import { renderToStaticMarkup } from 'react-dom/server';
import { RoomListPage } from './rooms/RoomListPage.tsx';

const text = fileKind({
  mimeTypes: ['text/plain'],
  extensions: ['.txt'],
  maxBytes: 1024,
  label: 'text',
  chooseLabel: 'Choose a text',
});

/** Fails unless a server can render five components of the package, and a page that is built of it. */
const components = {
  Badge: <Badge>Draft</Badge>,
  Button: <Button>Save</Button>,
  DropZone: <DropZone label="Notes" kind={text} upload={{ state: 'idle' }} onFiles={() => {}} />,
  Notice: <Notice>All is well</Notice>,
  RoomListPage: (
    <HostProvider host={createMemoryHost('/room')}>
      <ModalProvider>
        <NotificationsProvider>
          <RoomListPage />
        </NotificationsProvider>
      </ModalProvider>
    </HostProvider>
  ),
  TextField: <TextField label="Title" />,
};
const contents = {
  Badge: 'Draft',
  Button: 'Save',
  DropZone: 'Choose a text',
  Notice: 'All is well',
  RoomListPage: 'Ground floor, room 1',
  TextField: 'Title',
};

for (const [name, content] of Object.entries(contents)) {
  const markup = renderToStaticMarkup(components[name as keyof typeof components]);
  if (!markup.includes(content)) throw new Error(`${name} was rendered as ${markup}`);
}
