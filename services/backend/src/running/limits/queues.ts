import { Unavailable } from './deadline.ts';

interface Queue {
  /** The number of waiting and running tasks. */
  readonly length: () => number;
  /** The number of rejections because it was full, since the start. */
  rejected: number;
}

/** The process's queues by name. */
export const queues: ReadonlyMap<string, Readonly<Queue>> = new Map<string, Queue>();

/**
 * Limits how many tasks of a kind run at once, and rejects the rest.
 *
 * @param name The queue's name in the metrics.
 */
export function limitConcurrency(
  name: string,
  max: number,
  message: string,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const rejectFull = watchQueue(name, () => running);
  return async (work) => {
    if (running === max) rejectFull(message);
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}

/** Adds a queue to the metrics. The returned function rejects work because the queue is full. */
export function watchQueue(name: string, length: () => number): (message: string) => never {
  const queue: Queue = { length, rejected: 0 };
  (queues as Map<string, Queue>).set(name, queue);
  return (message) => {
    queue.rejected += 1;
    throw new Unavailable(message);
  };
}
