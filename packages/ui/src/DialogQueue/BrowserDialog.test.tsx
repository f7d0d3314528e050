import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DialogQueue } from './DialogQueue.ts';
import { ModalProvider } from './ModalProvider.tsx';

vi.mock('./DialogQueueView.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('where the code of the windows does not arrive, the browser says and asks the same', async () => {
  const says = vi.spyOn(window, 'alert').mockReturnValue();
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true);
  const queue = new DialogQueue();
  render(<ModalProvider queue={queue}>The app.</ModalProvider>);
  act(() => queue.showError({ message: 'The network cannot be reached.' }));
  await waitFor(() => expect(says).toHaveBeenCalledWith('The network cannot be reached.'));
  await expect(act(() => queue.confirm({ message: 'Sure?' }))).resolves.toBe(true);
  expect(queue.current).toBeUndefined();
});
