import { Unavailable } from './deadline.ts';

interface Queue {
  /** How many are in it. */
  readonly length: () => number;
  /** How many found it full since the start. */
  rejected: number;
}

/** The process's queues by their names. */
export const queues: ReadonlyMap<string, Readonly<Queue>> = new Map<string, Queue>();

/**
 * Limits how much of a kind of work runs at once, and rejects the rest.
 *
 * @param name The queue's name in the metrics.
 */
export function limitConcurrency(
  name: string,
  most: number,
  message: string,
): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0;
  const rejectFull = watchQueue(name, () => underWay);
  return async (work) => {
    if (underWay === most) rejectFull(message);
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
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
