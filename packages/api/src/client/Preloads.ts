import type { SessionStore } from '../session/SessionStore.ts';
import type { ReadCall } from './ReadCall.ts';

/** Milliseconds after which an answer that no page has taken is too old to show. */
const KEPT_MS = 10_000;

interface Preload {
  readonly work: Promise<unknown>;
  readonly controller: AbortController;
  /** When it becomes too old, in milliseconds of the clock. */
  readonly until: number;
}

/** Keeps calls that a route began before its page was there; each is taken once, by the page's first look. */
export class Preloads {
  readonly #calls = new Map<string, Preload>();
  readonly #session: SessionStore;
  #period: number;

  constructor(session: SessionStore) {
    this.#session = session;
    this.#period = session.getPeriod();
  }

  /** Begins a call under its cache key, unless it is under way; its failure is the taker's to report. */
  start(key: string, call: (call: ReadCall) => Promise<unknown>): void {
    this.#dropOutdated();
    if (this.#calls.has(key)) return;
    const controller = new AbortController();
    const work = call({ signal: controller.signal, overlay: false });
    work.catch(() => undefined);
    this.#calls.set(key, { work, controller, until: Date.now() + KEPT_MS });
  }

  /** Hands over the call under a key, if there is one that is fresh and of this session; the signal now gives it up. */
  take<T>(key: string, signal: AbortSignal): Promise<T> | undefined {
    this.#dropOutdated();
    const call = this.#calls.get(key);
    if (!call) return undefined;
    this.#calls.delete(key);
    signal.addEventListener('abort', () => call.controller.abort());
    // A key is the address of one endpoint, whose request alone decides the answer's type.
    return call.work as Promise<T>;
  }

  /** Gives every call up: something was changed, or is to be asked anew, and what was asked before may not tell it. */
  clear(): void {
    for (const { controller } of this.#calls.values()) controller.abort();
    this.#calls.clear();
  }

  #dropOutdated(): void {
    const isOtherSession = this.#period !== this.#session.getPeriod();
    this.#period = this.#session.getPeriod();
    for (const [key, { until }] of this.#calls) {
      if (isOtherSession || until < Date.now()) this.#calls.delete(key);
    }
  }
}
