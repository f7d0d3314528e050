import { Unavailable } from './deadline.ts';

interface Queue {
  /** How many are in it. */
  readonly length: () => number;
  /** How many found it full since the start. */
  refused: number;
}

/** The process's queues by their names. */
export const queues: ReadonlyMap<string, Readonly<Queue>> = new Map<string, Queue>();

/**
 * Gives how work is done of which at most so much is under way at once; what comes beyond that is refused.
 *
 * @param name What it is told by among the process's figures.
 */
export function atMost(name: string, most: number, message: string): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0;
  const refuse = watchQueue(name, () => underWay);
  return async (work) => {
    if (underWay === most) refuse(message);
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}

/** Has a queue with an end told among the process's figures; gives back how whoever finds it full is refused. */
export function watchQueue(name: string, length: () => number): (message: string) => never {
  const queue: Queue = { length, refused: 0 };
  (queues as Map<string, Queue>).set(name, queue);
  return (message) => {
    queue.refused += 1;
    throw new Unavailable(message);
  };
}
