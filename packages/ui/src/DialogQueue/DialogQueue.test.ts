import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { OutdatedError } from '../Code/index.ts';
import { DialogQueue } from './DialogQueue.ts';
import { type QueuedDialog, type QueuedLoading, queuedError } from './QueuedDialog.ts';

const loadingDialog = (key: string): QueuedLoading => ({ key, type: 'loading', message: 'Loading' });

function queueOf(...keys: string[]): DialogQueue {
  const queue = new DialogQueue();
  for (const key of keys) queue.push(loadingDialog(key));
  return queue;
}

const keysOf = (queue: DialogQueue) => queue.dialogs.map(({ key }) => key);

test('the dialog queue shows nothing while it is empty', () => {
  expect(queueOf().current).toBeUndefined();
  expect(queueOf().dialogs).toEqual([]);
});

test('the dialog queue shows the first dialog until it is removed', () => {
  const queue = queueOf('a');
  queue.push(queuedError('b'));
  expect(queue.current).toEqual(loadingDialog('a'));
  queue.remove('a');
  expect(queue.current).toEqual(queuedError('b'));
});

test('the dialog queue removes a dialog by its key at any position', () => {
  const queue = queueOf('a', 'b', 'c');
  queue.remove('b');
  expect(keysOf(queue)).toEqual(['a', 'c']);
});

test('the dialog queue removes all dialogs', () => {
  const queue = queueOf('a', 'b');
  queue.clear();
  expect(keysOf(queue)).toEqual([]);
});

test('the dialog queue notifies its listeners after every change', () => {
  const queue = queueOf();
  const seen: (string | undefined)[] = [];
  const { subscribe } = queue;
  subscribe(() => seen.push(queue.current?.key));
  queue.push(loadingDialog('a'));
  queue.push(loadingDialog('b'));
  queue.remove('a');
  queue.clear();
  expect(seen).toEqual(['a', 'a', 'b', undefined]);
});

test('the dialog queue notifies no one and keeps its array without a change', () => {
  const queue = queueOf('a');
  const listener = vi.fn();
  queue.subscribe(listener);
  const before = queue.dialogs;
  queue.remove('unknown');
  expect(queue.dialogs).toBe(before);
  queue.clear();
  const empty = queue.dialogs;
  queue.clear();
  expect(queue.dialogs).toBe(empty);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the dialog queue removes confirmations and keeps requests and errors', async () => {
  const queue = queueOf('a');
  const answer = queue.confirm({ message: 'Really?' });
  queue.push(queuedError('b', {}));
  queue.withdrawConfirmations();
  expect(await answer).toBe(false);
  expect(queue.dialogs.map(({ type }) => type)).toEqual(['loading', 'error']);
});

test('the dialog queue contains the same error once, and accepts it again after it was closed', () => {
  const queue = queueOf();
  const [outage, other] = [{ message: 'The server is down.' }, { message: 'The server is down.', code: 'DOWN' }];
  for (const failure of [outage, other, outage, {}, {}]) queue.showError(failure);
  expect(queue.dialogs).toMatchObject([
    outage,
    { message: other.message, errorCode: 'DOWN' },
    { message: 'Something went wrong.' },
  ]);
  queue.clear();
  queue.showError(outage);
  expect(queue.dialogs).toMatchObject([outage]);
});

test('the dialog queue does not mutate an array that it returned', () => {
  const queue = queueOf('a');
  const before = queue.dialogs;
  queue.push(loadingDialog('b'));
  queue.remove('a');
  expect(before).toEqual([loadingDialog('a')]);
});

test('the dialog queue unsubscribes one listener', () => {
  const queue = queueOf();
  const [removed, stays] = [vi.fn(), vi.fn()];
  const leave = queue.subscribe(removed);
  queue.subscribe(stays);
  leave();
  leave();
  queue.push(loadingDialog('a'));
  expect(removed).not.toHaveBeenCalled();
  expect(stays).toHaveBeenCalledTimes(1);
});

test('the dialog queue notifies all listeners when one unsubscribes during the notification', () => {
  const queue = queueOf();
  const second = vi.fn();
  const leave = queue.subscribe(() => leave());
  queue.subscribe(second);
  queue.push(loadingDialog('a'));
  expect(second).toHaveBeenCalledTimes(1);
});

test('the dialog queue is first in, first out under any interleaving', () => {
  const stepsAgo = fc.integer({ min: 1, max: 8 });
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ do: 'push' as const }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), stepsAgo }) },
    { weight: 1, arbitrary: fc.constant({ do: 'clear' as const }) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const queue = queueOf();
      const waiting = new Map<string, QueuedDialog>();
      for (const [index, taken] of steps.entries()) {
        if (taken.do === 'clear') {
          queue.clear();
          waiting.clear();
        } else if (taken.do === 'remove') {
          const key = `step ${index - taken.stepsAgo}`;
          queue.remove(key);
          waiting.delete(key);
        } else {
          const dialog = queuedError(`step ${index}`);
          queue.push(dialog);
          waiting.set(dialog.key, dialog);
        }
        expect(queue.dialogs).toEqual([...waiting.values()]);
        expect(queue.current).toBe([...waiting.values()][0]);
      }
    }),
  );
});

test.each([
  ['code that a deploy has replaced', new OutdatedError(), { message: new OutdatedError().message }],
  ['what the app describes', new TypeError('known'), { message: 'Described.' }],
  ['what the app does not describe', 'thrown', {}],
  ['what the app does not report', null, null],
])('%s is reported as it says', (_, failure, shown) => {
  const describeFailure = (thrown: unknown) => {
    if (thrown === null) return null;
    return thrown instanceof TypeError ? { message: 'Described.' } : {};
  };
  const queue = new DialogQueue({ describe: describeFailure });
  const expected = new DialogQueue();
  if (shown) expected.showError(shown);
  queue.reportFailure(failure);
  expect(queue.dialogs).toEqual(expected.dialogs);
});
