import { describe, expect, test } from 'vitest';
import { Unavailable } from './deadline.ts';
import { queues } from './queues.ts';
import { Semaphore } from './Semaphore.ts';

const open = (max: number) => new Semaphore('test', max, 2, 'Too many wait.');
const neverAborted = new AbortController().signal;

describe('Semaphore', () => {
  test('gives permits in the order of the requests', async () => {
    const semaphore = open(1);
    const order: string[] = [];
    await semaphore.acquire(neverAborted);
    const both = ['first', 'second'].map((name) => semaphore.acquire(neverAborted).then(() => order.push(name)));
    semaphore.release();
    await both[0];
    expect(order).toEqual(['first']);
    semaphore.release();
    await both[1];
    expect(order).toEqual(['first', 'second']);
    semaphore.release();
    expect(semaphore.used).toBe(0);
  });

  test('rejects a request when too many wait, and counts it', async () => {
    const semaphore = open(1);
    await semaphore.acquire(neverAborted);
    const waiting = [semaphore.acquire(neverAborted), semaphore.acquire(neverAborted)];
    await expect(semaphore.acquire(neverAborted)).rejects.toThrow(Unavailable);
    expect(queues.get('test')).toMatchObject({ rejected: 1 });
    expect(queues.get('test')?.length()).toBe(2);
    for (const permit of waiting) {
      semaphore.release();
      await permit;
    }
  });

  test('skips a caller that has aborted', async () => {
    const semaphore = open(1);
    await semaphore.acquire(neverAborted);
    const client = new AbortController();
    const aborted = semaphore.acquire(client.signal);
    const next = semaphore.acquire(neverAborted);
    client.abort(new Error('Client closed the connection.'));
    await expect(aborted).rejects.toThrow('Client closed the connection.');
    semaphore.release();
    await next;
    semaphore.release();
    expect(semaphore.used).toBe(0);
  });

  test('passes on a permit whose caller aborts at the same moment', async () => {
    const semaphore = open(1);
    await semaphore.acquire(neverAborted);
    const client = new AbortController();
    const aborted = semaphore.acquire(client.signal);
    const next = semaphore.acquire(neverAborted);
    semaphore.release();
    client.abort(new Error('Client closed the connection.'));
    await expect(aborted).rejects.toThrow('Client closed the connection.');
    await next;
    semaphore.release();
    expect(semaphore.used).toBe(0);
  });
});
