import { ApiError } from '../http/ApiError.ts';

interface Entry {
  readers: number;
  call: AbortController | null;
}

/** Counts who on screen wants an answer, and gives its call up when nobody does any more (rule A14). */
export class Interest {
  readonly #entries = new Map<string, Entry>();

  /** Reads under a key until it is left for good. */
  async read<T>(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const entry = this.#entryOf(key);
    const controller = new AbortController();
    entry.call = controller;
    try {
      return await call(controller.signal);
    } catch (error) {
      // Somebody has come back between the giving up and its effect.
      const readers = this.#entries.get(key)?.readers ?? 0;
      const isWantedAgain = error instanceof ApiError && error.kind === 'aborted' && readers > 0;
      if (isWantedAgain) return this.read(key, call);
      throw error;
    } finally {
      if (entry.call === controller) entry.call = null;
    }
  }

  /** Counts a reader in; the answer counts it out, and calls `onDeserted` if it was the last. */
  enter(key: string, onDeserted: () => void): () => void {
    const entry = this.#entryOf(key);
    entry.readers += 1;
    return () => {
      entry.readers -= 1;
      // A component that is only being mounted again, as React's strict mode does, comes back within the same task.
      queueMicrotask(() => {
        if (entry.readers > 0) return;
        entry.call?.abort();
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
        onDeserted();
      });
    };
  }

  #entryOf(key: string): Entry {
    const entry = this.#entries.get(key) ?? { readers: 0, call: null };
    this.#entries.set(key, entry);
    return entry;
  }
}
