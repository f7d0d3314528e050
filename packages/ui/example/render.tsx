import { Badge } from '@cpd/ui/Badge';
import { Button } from '@cpd/ui/Button';
import { DropZone, fileKind } from '@cpd/ui/DropZone';
import { Notice } from '@cpd/ui/Notice';
import { TextField } from '@cpd/ui/TextField';
import { renderToStaticMarkup } from 'react-dom/server';
import { RoomsApp } from './rooms/RoomsApp.tsx';

const text = fileKind({
  mimeTypes: ['text/plain'],
  extensions: ['.txt'],
  maxBytes: 1024,
  label: 'text',
  chooseLabel: 'Choose a text',
});

/** Fails unless a server can render five components of the package, and two pages that are built of it. */
const components = {
  Badge: <Badge>Draft</Badge>,
  Button: <Button>Save</Button>,
  DropZone: <DropZone label="Notes" kind={text} upload={{ state: 'idle' }} onFiles={() => {}} />,
  Notice: <Notice>All is well</Notice>,
  RoomEditPage: <RoomsApp path="/room/room-2" />,
  RoomListPage: <RoomsApp />,
  TextField: <TextField label="Title" />,
};
const contents = {
  Badge: 'Draft',
  Button: 'Save',
  DropZone: 'Choose a text',
  Notice: 'All is well',
  RoomEditPage: 'value="First floor, room 2"',
  RoomListPage: 'Ground floor, room 1',
  TextField: 'Title',
};

for (const [name, content] of Object.entries(contents)) {
  const markup = renderToStaticMarkup(components[name as keyof typeof components]);
  if (!markup.includes(content)) throw new Error(`${name} was rendered as ${markup}`);
}
