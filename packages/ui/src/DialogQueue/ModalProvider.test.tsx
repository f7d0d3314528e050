import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DialogQueue } from './DialogQueue.ts';
import { useModal } from './ModalProvider.tsx';

function OutsideProvider() {
  useModal();
  return null;
}

test('useModal names the missing provider', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<OutsideProvider />)).toThrow('useModal must be used within a ModalProvider');
  silence.mockRestore();
});

test('a confirmation that is removed without an answer resolves to false', async () => {
  const queue = new DialogQueue();
  const answer = queue.confirm({ message: 'Sure?' });
  queue.clear();
  await expect(answer).resolves.toBe(false);
});

test('a signal removes its confirmation and keeps an error behind it', async () => {
  const queue = new DialogQueue();
  const leaving = new AbortController();
  const answer = queue.confirm({ message: 'Sure?' }, leaving.signal);
  queue.showError({ message: 'The disk is full.' });
  leaving.abort();
  await expect(answer).resolves.toBe(false);
  expect(queue.current).toMatchObject({ message: 'The disk is full.' });
});

function answerCurrent(queue: DialogQueue, isConfirmed: boolean) {
  if (queue.current) queue.answer(queue.current, isConfirmed);
}

test('an answer resolves only its own confirmation', async () => {
  const queue = new DialogQueue();
  const first = queue.confirm({ message: 'First?' });
  const second = queue.confirm({ message: 'Second?' });
  answerCurrent(queue, true);
  await expect(first).resolves.toBe(true);
  expect(queue.current).toMatchObject({ message: 'Second?' });
  answerCurrent(queue, false);
  await expect(second).resolves.toBe(false);
});

test('each request in flight has its own loading overlay', () => {
  const queue = new DialogQueue();
  const [endFirst, endSecond] = [queue.startLoading(), queue.startLoading()];
  endFirst();
  endFirst();
  expect(queue.current).toMatchObject({ type: 'loading', message: 'Loading' });
  endSecond();
  expect(queue.current).toBeUndefined();
});
