import { ApiError } from '../http/ApiError.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** Milliseconds after which a prefetched answer is too old to show. */
const PREFETCHED_MS = 10_000;

interface Request {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  /** When its answer becomes too old where it was prefetched, in milliseconds of the clock. */
  readonly until: number;
}

type Send<T> = (signal: AbortSignal) => Promise<T>;

/** The reads in flight by their addresses: prefetched ones, and ones that live as long as they have subscribers. */
export class SharedRequests {
  readonly #subscribers = new Map<string, number>();
  readonly #running = new Map<string, AbortController>();
  readonly #prefetched = new Map<string, Request>();

  constructor(session: SessionStore) {
    session.onNewPeriod(() => this.dropPrefetched());
  }

  /** Sends a request whose answer the next `read` takes; its failure is the reader's to report. */
  prefetch(address: string, send: Send<unknown>): void {
    const request = this.#takePrefetched(address) ?? start(send);
    request.answer.catch(() => undefined);
    this.#prefetched.set(address, request);
  }

  /** Answers with what was prefetched, or sends the request. */
  async read<T>(address: string, send: Send<T>): Promise<T> {
    const { answer, controller } = this.#takePrefetched(address) ?? start(send);
    this.#running.set(address, controller);
    try {
      // One query alone reads an address, so that what it has prefetched is of its type.
      return (await answer) as T;
    } catch (error) {
      // A new subscriber may have come after the abort and before its effect.
      const isWanted = this.#subscribers.has(address);
      if (error instanceof ApiError && error.kind === 'aborted' && isWanted) return this.read(address, send);
      throw error;
    } finally {
      if (this.#running.get(address) === controller) this.#running.delete(address);
    }
  }

  /** Counts a subscriber until the returned function is called; the last one to leave aborts the request (rule A14). */
  subscribe(address: string, onLastLeft: () => void): () => void {
    this.#count(address, 1);
    return () => {
      this.#count(address, -1);
      // A component that is only being mounted again, as React's strict mode does, comes back within the same task.
      queueMicrotask(() => {
        if (this.#subscribers.has(address)) return;
        this.#running.get(address)?.abort();
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
    const request = this.#prefetched.get(address);
    this.#prefetched.delete(address);
    return request && request.until >= Date.now() ? request : undefined;
  }

  #count(address: string, change: 1 | -1): void {
    const count = (this.#subscribers.get(address) ?? 0) + change;
    if (count > 0) this.#subscribers.set(address, count);
    else this.#subscribers.delete(address);
  }
}

function start(send: Send<unknown>): Request {
  const controller = new AbortController();
  return { answer: send(controller.signal), controller, until: Date.now() + PREFETCHED_MS };
}
