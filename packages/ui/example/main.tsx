import '@cpd/ui/style.css';
import { Button } from '@cpd/ui/Button';
import { DialogQueue, ModalProvider, useModal } from '@cpd/ui/DialogQueue';
import { createRoot } from 'react-dom/client';

const queue = new DialogQueue();

function DeleteButton() {
  const { confirm } = useModal();
  return <Button onPress={() => void confirm({ message: 'Delete this item?', tone: 'danger' })}>Delete</Button>;
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ModalProvider queue={queue}>
    <DeleteButton />
  </ModalProvider>,
);
