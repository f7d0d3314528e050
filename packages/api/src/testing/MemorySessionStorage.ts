import type { SessionStorage } from '../session/SessionStorage.ts';

interface Tab {
  /** The text that this tab reads. */
  text: string | null;
  listener: ((text: string | null) => void) | null;
}

/** A storage in memory that several session stores share, as the tabs of a browser do. */
export class MemorySessionStorage {
  readonly #tabs = new Set<Tab>();
  #text: string | null = null;
  /** Milliseconds until other tabs read a written text; browsers keep a copy in each process. */
  lag = 0;
  /** Events that sleeping tabs have not received yet. */
  #undelivered: [tab: Tab, text: string][] | undefined;

  /** The stored text. Setting it changes every tab without an event. */
  get text(): string | null {
    return this.#text;
  }

  set text(text: string | null) {
    this.#text = text;
    for (const tab of this.#tabs) tab.text = text;
  }

  /** Opens the storage in a tab. It receives the writes of other tabs in a later task, as in a browser. */
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
   * Puts the tabs to sleep that do not write. The returned function wakes them: they receive one event for each write,
   * but read only the last text.
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
