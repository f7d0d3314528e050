import { describe, expect, test } from 'vitest';
import { Unavailable } from './deadline.ts';
import { queues } from './queues.ts';
import { Semaphore } from './Semaphore.ts';

const open = (max: number) => new Semaphore('test', max, 2, 'Too many wait.');
const patient = new AbortController().signal;

describe('Semaphore', () => {
  test('gives permits in the order of the requests', async () => {
    const semaphore = open(1);
    const order: string[] = [];
    await semaphore.acquire(patient);
    const both = ['first', 'second'].map((name) => semaphore.acquire(patient).then(() => order.push(name)));
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
    await semaphore.acquire(patient);
    const waiting = [semaphore.acquire(patient), semaphore.acquire(patient)];
    await expect(semaphore.acquire(patient)).rejects.toThrow(Unavailable);
    expect(queues.get('test')).toMatchObject({ rejected: 1 });
    expect(queues.get('test')?.length()).toBe(2);
    for (const permit of waiting) {
      semaphore.release();
      await permit;
    }
  });

  test('skips a caller that waits no more', async () => {
    const semaphore = open(1);
    await semaphore.acquire(patient);
    const impatient = new AbortController();
    const aborted = semaphore.acquire(impatient.signal);
    const next = semaphore.acquire(patient);
    impatient.abort(new Error('Client closed the connection.'));
    await expect(aborted).rejects.toThrow('Client closed the connection.');
    semaphore.release();
    await next;
    semaphore.release();
    expect(semaphore.used).toBe(0);
  });

  test('passes on a permit whose caller aborts at the same moment', async () => {
    const semaphore = open(1);
    await semaphore.acquire(patient);
    const impatient = new AbortController();
    const aborted = semaphore.acquire(impatient.signal);
    const next = semaphore.acquire(patient);
    semaphore.release();
    impatient.abort(new Error('Client closed the connection.'));
    await expect(aborted).rejects.toThrow('Client closed the connection.');
    await next;
    semaphore.release();
    expect(semaphore.used).toBe(0);
  });
});
