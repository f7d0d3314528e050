import { Unavailable } from './deadline.ts';

/** Lets in what fits at the same time and refuses the rest. */
export class Gate {
  #room: number;

  /** @param room How many may be inside at once. */
  constructor(room: number) {
    this.#room = room;
  }

  /** @throws Unavailable when there is no room. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#room === 0) throw new Unavailable('Too much is going on at once.');
    this.#room -= 1;
    try {
      return await work();
    } finally {
      this.#room += 1;
    }
  }
}
