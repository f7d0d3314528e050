import type { SessionStorage } from '../session/SessionStorage.ts';

interface Tab {
  /** What this tab believes to be stored. */
  text: string | null;
  listener: ((text: string | null) => void) | null;
}

/** A storage that several stores share in memory, as the tabs of a browser share theirs. */
export class MemorySessionStorage {
  readonly #tabs = new Set<Tab>();
  #text: string | null = null;
  /** Milliseconds until other tabs read what one has written; browsers keep a copy in each process. */
  lag = 0;
  /** What tabs that sleep have not heard of yet. */
  #undelivered: [tab: Tab, text: string][] | undefined;

  /** What is stored, told to every tab at once and without an event when it is set. */
  get text(): string | null {
    return this.#text;
  }

  set text(text: string | null) {
    this.#text = text;
    for (const tab of this.#tabs) tab.text = text;
  }

  /** Opens the storage in a tab; a tab hears of the others' writes, in a later task as in a browser. */
  openTab(): SessionStorage {
    const tab: Tab = { text: this.#text, listener: null };
    this.#tabs.add(tab);
    return {
      read: () => tab.text,
      write: (text) => {
        this.#text = text;
        tab.text = text;
        for (const other of this.#tabs) if (other !== tab) this.#deliver(other, text);
      },
      subscribe: (listener) => {
        tab.listener = listener;
      },
    };
  }

  /**
   * Puts the tabs to sleep that are not written in. The answer wakes them: they hear of one write after the other, but
   * read the last from the first on.
   */
  sleep(): () => void {
    const undelivered: [Tab, string][] = [];
    this.#undelivered = undelivered;
    return () => {
      this.#undelivered = undefined;
      for (const [tab] of undelivered) tab.text = this.#text;
      for (const [{ listener }, text] of undelivered) listener?.(text);
    };
  }

  #deliver(tab: Tab, text: string): void {
    if (this.#undelivered) {
      this.#undelivered.push([tab, text]);
      return;
    }
    const deliver = () => {
      tab.text = text;
      tab.listener?.(text);
    };
    if (this.lag === 0) queueMicrotask(deliver);
    else setTimeout(deliver, this.lag);
  }
}
