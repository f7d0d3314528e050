import '@cpd/ui/style.css';
import { Button } from '@cpd/ui/Button';
import { catalogues } from '@cpd/ui/catalogues';
import { DialogQueue, ModalProvider, useModal } from '@cpd/ui/DialogQueue';
import { I18nProvider } from '@cpd/ui/I18nProvider';
import { loadLanguage } from '@cpd/ui/language';
import { createRoot } from 'react-dom/client';

const queue = new DialogQueue();

function DeleteButton() {
  const { confirm } = useModal();
  return <Button onPress={() => void confirm({ message: 'Delete this item?', tone: 'danger' })}>Delete</Button>;
}

await loadLanguage(catalogues);

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <I18nProvider>
    <ModalProvider queue={queue}>
      <DeleteButton />
    </ModalProvider>
  </I18nProvider>,
);
