import type { DialogEntry } from './DialogEntry.ts';

/** Shows entries one at a time, oldest first. */
export class DialogQueue {
  #entries: readonly DialogEntry[] = [];
  readonly #listeners = new Set<() => void>();
  #calls = 0;

  /** The entry on screen, if any. */
  get current(): DialogEntry | undefined {
    return this.#entries[0];
  }

  /** All entries, oldest first; the list is a new one after every change and the same one otherwise. */
  get entries(): readonly DialogEntry[] {
    return this.#entries;
  }

  /** Adds an entry at the end; one with a key that waits already takes that entry's place. */
  push(entry: DialogEntry): void {
    const isWaiting = this.#entries.some(({ key }) => key === entry.key);
    this.#replace(
      isWaiting
        ? this.#entries.map((waiting) => (waiting.key === entry.key ? entry : waiting))
        : [...this.#entries, entry],
    );
  }

  /** Adds the loading entry of one call; the returned function takes it out. Safe to pass on detached. */
  readonly startLoading = (): (() => void) => {
    this.#calls += 1;
    const key = `loading-${this.#calls}`;
    this.push({ key, type: 'loading' });
    return () => this.remove(key);
  };

  /** Takes the entry of that key out, wherever it stands; an unknown key changes nothing. */
  remove(key: string): void {
    const left = this.#entries.filter((entry) => entry.key !== key);
    if (left.length !== this.#entries.length) this.#replace(left);
  }

  /** Takes every entry out. */
  clear(): void {
    if (this.#entries.length > 0) this.#replace([]);
  }

  /** Calls the listener after every change until the returned function is called; safe to pass on detached. */
  readonly subscribe = (listener: () => void): (() => void) => {
    // A wrapper of its own lets the same function listen twice and leave once.
    const call = () => listener();
    this.#listeners.add(call);
    return () => void this.#listeners.delete(call);
  };

  #replace(entries: readonly DialogEntry[]): void {
    this.#entries = entries;
    for (const listener of [...this.#listeners]) listener();
  }
}
