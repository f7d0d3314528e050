import { Unavailable } from './deadline.ts';

/** Lets in what fits at the same time and refuses the rest. */
export class Gate {
  #room: number;

  /** @param room How much may be inside at once, in whatever unit `weight` is counted. */
  constructor(room: number) {
    this.#room = room;
  }

  /** @throws Unavailable when there is no room. */
  async pass<T>(weight: number, work: () => Promise<T>): Promise<T> {
    if (weight > this.#room) throw new Unavailable('Too much is going on at once.');
    this.#room -= weight;
    try {
      return await work();
    } finally {
      this.#room += weight;
    }
  }
}
