import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DialogQueue } from './DialogQueue.ts';
import { useModal } from './ModalProvider.tsx';
import { createModal } from './modal.ts';

afterEach(cleanup);

function OutsideProvider() {
  useModal();
  return null;
}

test('names the missing provider when used outside of it', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<OutsideProvider />)).toThrow('useModal must be used within a ModalProvider');
  silence.mockRestore();
});

test('a question taken out of the queue unanswered answers false', async () => {
  const queue = new DialogQueue();
  const answer = createModal(queue).confirm({ message: 'Sure?' });
  queue.clear();
  await expect(answer).resolves.toBe(false);
});

test('a question is taken away by its signal, and an error behind it stays', async () => {
  const queue = new DialogQueue();
  const modal = createModal(queue);
  const leaving = new AbortController();
  const answer = modal.confirm({ message: 'Sure?' }, leaving.signal);
  modal.showError({ message: 'The disk is full.' });
  leaving.abort();
  await expect(answer).resolves.toBe(false);
  expect(queue.current).toMatchObject({ message: 'The disk is full.' });
});

test('an answer settles its own question and leaves the others', async () => {
  const queue = new DialogQueue();
  const modal = createModal(queue);
  const first = modal.confirm({ message: 'First?' });
  const second = modal.confirm({ message: 'Second?' });
  modal.answer(queue.current?.key ?? '', true);
  await expect(first).resolves.toBe(true);
  expect(queue.current).toMatchObject({ message: 'Second?' });
  modal.answer(queue.current?.key ?? '', false);
  await expect(second).resolves.toBe(false);
});

test('each call in flight holds its own loading entry', () => {
  const queue = new DialogQueue();
  const modal = createModal(queue);
  const [endFirst, endSecond] = [modal.startLoading(), modal.startLoading()];
  endFirst();
  endFirst();
  expect(queue.current?.type).toBe('loading');
  endSecond();
  expect(queue.current).toBeUndefined();
});
