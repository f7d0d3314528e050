import type { ConfirmRequest, DialogEntry, Failure } from './DialogEntry.ts';
import { confirmEntry, errorEntry } from './DialogEntry.ts';

/** Puts entries into the dialog queue. */
export type Modal = Pick<DialogQueue, 'showError' | 'confirm' | 'startLoading' | 'withdrawQuestions' | 'clear'>;

/** Shows entries one at a time, oldest first. What opens them is safe to pass on detached. */
export class DialogQueue {
  #entries: readonly DialogEntry[] = [];
  readonly #listeners = new Set<() => void>();
  #lastKey = 0;

  get current(): DialogEntry | undefined {
    return this.#entries[0];
  }

  /** All entries, oldest first; the list is a new one after every change and the same one otherwise. */
  get entries(): readonly DialogEntry[] {
    return this.#entries;
  }

  /** Adds an entry, whose key no other has, at the end. */
  push(entry: DialogEntry): void {
    this.#replace([...this.#entries, entry]);
  }

  /** Shows an error; without a message it says 'Something went wrong.'. */
  readonly showError = (failure: Failure): void => this.push(errorEntry(this.#nextKey(), failure));

  /**
   * Asks a question and answers whether the person went ahead; false too when the question was taken away, as the signal
   * does with this one alone.
   */
  readonly confirm = (request: ConfirmRequest, signal?: AbortSignal): Promise<boolean> => {
    const key = this.#nextKey();
    signal?.addEventListener('abort', () => this.remove(key));
    return new Promise((onAnswer) => this.push({ ...confirmEntry(key, request), onAnswer }));
  };

  /** Adds the loading entry of one call; the returned function takes it out. */
  readonly startLoading = (): (() => void) => {
    const key = this.#nextKey();
    this.push({ key, type: 'loading' });
    return () => this.remove(key);
  };

  /** Takes an entry out that was read or answered, and tells its caller. */
  readonly answer = (entry: DialogEntry, isConfirmed: boolean): void => {
    if (entry.type === 'confirm') entry.onAnswer?.(isConfirmed);
    this.remove(entry.key);
  };

  /** Takes the entry of that key out, wherever it stands; an unknown key changes nothing. */
  remove(key: string): void {
    this.#keep((entry) => entry.key !== key);
  }

  /** Takes every question out unanswered; calls in flight and failures stay. */
  readonly withdrawQuestions = (): void => this.#keep(({ type }) => type !== 'confirm');

  readonly clear = (): void => this.#keep(() => false);

  /** Calls the listener after every change until the returned function is called; safe to pass on detached. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #nextKey(): string {
    this.#lastKey += 1;
    return `entry-${this.#lastKey}`;
  }

  #keep(isKept: (entry: DialogEntry) => boolean): void {
    const left = this.#entries.filter(isKept);
    if (left.length !== this.#entries.length) this.#replace(left);
  }

  #replace(entries: readonly DialogEntry[]): void {
    const gone = this.#entries.filter((entry) => !entries.includes(entry));
    this.#entries = entries;
    for (const listener of [...this.#listeners]) listener();
    // A question that leaves unanswered, cleared at sign-out say, must not leave its caller waiting.
    for (const entry of gone) if (entry.type === 'confirm') entry.onAnswer?.(false);
  }
}
