import { ApiError } from '../http/ApiError.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** Milliseconds after which a prefetched answer is too old to show. */
const PREFETCHED_MS = 10_000;

interface Request {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
}

interface Prefetched extends Request {
  /** When it becomes too old, in milliseconds of the clock. */
  readonly until: number;
}

interface Entry {
  subscribers: number;
  controller: AbortController | null;
}

type Send<T> = (signal: AbortSignal) => Promise<T>;

/** The reads in flight by their addresses: prefetched ones, and ones that live as long as they have subscribers. */
export class SharedRequests {
  readonly #entries = new Map<string, Entry>();
  readonly #prefetched = new Map<string, Prefetched>();
  readonly #session: SessionStore;
  #period: number;

  constructor(session: SessionStore) {
    this.#session = session;
    this.#period = session.getPeriod();
  }

  /** Sends a request whose answer the next `read` takes; its failure is the reader's to report. */
  prefetch(address: string, send: Send<unknown>): void {
    this.#dropOutdated();
    if (this.#prefetched.has(address)) return;
    const request = start(send);
    request.answer.catch(() => undefined);
    this.#prefetched.set(address, { ...request, until: Date.now() + PREFETCHED_MS });
  }

  /** Answers with what was prefetched, or sends the request. */
  async read<T>(address: string, send: Send<T>): Promise<T> {
    const entry = this.#entryOf(address);
    const { answer, controller } = this.#takePrefetched(address) ?? start(send);
    entry.controller = controller;
    try {
      // One query alone reads an address, so that what it has prefetched is of its type.
      return (await answer) as T;
    } catch (error) {
      // A new subscriber may have come after the abort and before its effect.
      const subscribers = this.#entries.get(address)?.subscribers ?? 0;
      if (error instanceof ApiError && error.kind === 'aborted' && subscribers > 0) return this.read(address, send);
      throw error;
    } finally {
      if (entry.controller === controller) entry.controller = null;
    }
  }

  /** Counts a subscriber until the returned function is called; the last one to leave aborts the request (rule A14). */
  subscribe(address: string, onLastLeft: () => void): () => void {
    const entry = this.#entryOf(address);
    entry.subscribers += 1;
    return () => {
      entry.subscribers -= 1;
      // A component that is only being mounted again, as React's strict mode does, comes back within the same task.
      queueMicrotask(() => {
        if (entry.subscribers > 0) return;
        entry.controller?.abort();
        if (this.#entries.get(address) === entry) this.#entries.delete(address);
        onLastLeft();
      });
    };
  }

  /** Aborts what was prefetched: something has changed since, or is to be read anew. */
  dropPrefetched(): void {
    for (const { controller } of this.#prefetched.values()) controller.abort();
    this.#prefetched.clear();
  }

  #takePrefetched(address: string): Request | undefined {
    this.#dropOutdated();
    const request = this.#prefetched.get(address);
    this.#prefetched.delete(address);
    return request;
  }

  #dropOutdated(): void {
    const isOtherSession = this.#period !== this.#session.getPeriod();
    this.#period = this.#session.getPeriod();
    for (const [address, { until }] of this.#prefetched) {
      if (isOtherSession || until < Date.now()) this.#prefetched.delete(address);
    }
  }

  #entryOf(address: string): Entry {
    const entry = this.#entries.get(address) ?? { subscribers: 0, controller: null };
    this.#entries.set(address, entry);
    return entry;
  }
}

function start(send: Send<unknown>): Request {
  const controller = new AbortController();
  return { answer: send(controller.signal), controller };
}
