import { ApiError } from '../http/ApiError.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** Milliseconds for which a page can use a prefetched response. */
const PREFETCHED_MS = 10_000;

/** Milliseconds for which a used prefetched response is shared: SWR revalidates cached data up to a frame later. */
const OPENING_MS = 50;

interface Request {
  readonly response: Promise<unknown>;
  isPending: boolean;
  hasFailed: boolean;
  /** Until when the response is used after it has arrived, in milliseconds since the epoch. */
  freshUntil: number;
  /** Whether something has changed since it was sent. */
  isOutdated: boolean;
}

/** The newest request to each address, shared by prefetching and by all queries that need it. */
export class SharedRequests {
  readonly #newest = new Map<string, Request>();

  constructor(session: SessionStore) {
    session.onNewPeriod(() => this.#newest.clear());
  }

  /** Sends a request for the page that is about to open; a failure is reported there. */
  prefetch(address: string, send: () => Promise<unknown>): void {
    if (!this.#usable(address)) this.#start(address, send).freshUntil = Date.now() + PREFETCHED_MS;
  }

  /**
   * Sends a request, or shares one that is pending or prefetched. If a newer one is sent meanwhile, its response counts.
   * @throws ApiError of kind 'aborted' when the session has changed.
   */
  async read<T>(address: string, send: () => Promise<T>): Promise<T> {
    let request = this.#usable(address) ?? this.#start(address, send);
    request.freshUntil = Math.min(request.freshUntil, Date.now() + OPENING_MS);
    for (;;) {
      await request.response.catch(() => undefined);
      const newest = this.#newest.get(address);
      if (!newest) throw new ApiError('aborted');
      // All queries of an address describe it by the same endpoint.
      if (newest === request) return request.response as Promise<T>;
      request = newest;
    }
  }

  /**
   * Makes the next `read` of an address send a request of its own, unless one is pending. No prefetched failure is used
   * either: loading one part of a page again also loads the parts that failed with it.
   */
  expire(address: string): void {
    for (const [key, request] of this.#newest) {
      if (key === address || request.hasFailed) request.freshUntil = 0;
    }
  }

  /** Shares none of the requests sent so far: a change may have made their responses outdated. */
  outdateAll(): void {
    for (const request of this.#newest.values()) request.isOutdated = true;
  }

  #usable(address: string): Request | undefined {
    const request = this.#newest.get(address);
    return request && !request.isOutdated && (request.isPending || Date.now() < request.freshUntil)
      ? request
      : undefined;
  }

  #start(address: string, send: () => Promise<unknown>): Request {
    const request: Request = { response: send(), isPending: true, hasFailed: false, freshUntil: 0, isOutdated: false };
    const settle = (hasFailed: boolean) => Object.assign(request, { isPending: false, hasFailed });
    request.response.then(
      () => settle(false),
      () => settle(true),
    );
    this.#newest.set(address, request);
    return request;
  }
}
