import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { DialogQueue } from './DialogQueue.ts';

// Another test of the same process may have loaded the dialogs.
vi.resetModules();
const { ModalProvider, useModal } = await import('./ModalProvider.tsx');

function DeleteButton() {
  const { confirm } = useModal();
  return (
    <Button onPress={() => void confirm({ message: 'Are you sure to delete item: 1', tone: 'danger' })}>Delete</Button>
  );
}

function renderDeleteButton() {
  const queue = new DialogQueue();
  render(
    <ModalProvider queue={queue}>
      <DeleteButton />
    </ModalProvider>,
  );
  return { queue, button: screen.getByRole('button', { name: 'Delete' }) };
}

test('ModalProvider ignores presses while the code of the dialog loads', async () => {
  const { queue, button } = renderDeleteButton();
  fireEvent.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyUp(button, { key: 'Enter' });
  expect(queue.dialogs).toHaveLength(1);

  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }, { timeout: 60_000 }));
  expect(queue.current).toBeUndefined();
  fireEvent.click(button);
  expect(queue.dialogs).toHaveLength(1);
});
