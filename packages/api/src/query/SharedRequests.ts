import type { State } from 'swr';
import { DecodedReplies } from './DecodedReplies.ts';
import { RecentMap } from './RecentMap.ts';

/** Milliseconds for which a page can use a prefetched response. */
const PREFETCHED_MS = 10_000;

/** Milliseconds for which the hooks of a page that has opened share a prefetched response. */
const OPENING_MS = 500;

/** More requests than are pending or prefetched at the same time. */
const MAX_REMEMBERED = 50;

/** The number of cached responses: more than a page shows, and than one goes back to. */
const MAX_CACHED = 200;

interface Request {
  /** All requests of an address have the same endpoint, and so the same type of response. */
  readonly response: Promise<unknown>;
  isPending: boolean;
  /** The response once it has arrived. */
  arrived?: unknown;
  /** Until when the response is used after it has arrived, in milliseconds since the epoch. */
  freshUntil: number;
}

/**
 * What a session has loaded: SWR's cache, the newest request to each address, and what replies were decoded to. SWR shares
 * requests of mounted hooks only: its `preload` keeps what a link has prefetched until some page uses it, however old, and a
 * failure of an outdated request replaces newer data.
 */
export class SharedRequests {
  readonly #newest = new RecentMap<Request>(MAX_REMEMBERED);
  readonly cache = new RecentMap<State>(MAX_CACHED);
  readonly replies = new DecodedReplies();

  /** Sends a request for the page that is about to open, which reports a failure. */
  prefetch(address: string, send: () => Promise<unknown>): void {
    if (!this.#usable(address)) this.#start(address, send).freshUntil = Date.now() + PREFETCHED_MS;
  }

  /** Sends a request, or shares one that is pending or prefetched. If it fails after a newer one was sent, the newer one counts. */
  async read<T>(address: string, send: () => Promise<T>): Promise<T> {
    const request = this.#usable(address) ?? this.#start(address, send);
    this.open(address);
    const response = await request.response.catch((error: unknown) => {
      const newest = this.#newest.get(address);
      if (newest === undefined || newest === request) throw error;
      return newest.response;
    });
    return response as T;
  }

  /** The response to a prefetch if it has arrived, for the first render of a page, which React may discard. */
  arrived(address: string): unknown {
    return this.#usable(address)?.arrived;
  }

  /** Tells that a page uses the response to a prefetch, which serves one opening. */
  open(address: string): void {
    const request = this.#newest.get(address);
    if (request) request.freshUntil = Math.min(request.freshUntil, Date.now() + OPENING_MS);
  }

  /** Resolves once all requests sent so far have ended. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#newest.values()].map(({ response }) => response));
  }

  /** Makes every `read` send a separate request, unless one is pending. */
  expirePrefetched(): void {
    for (const request of this.#newest.values()) request.freshUntil = 0;
  }

  /** Stops sharing all requests sent so far: a change may have made their responses outdated. */
  outdateAll(): void {
    this.expirePrefetched();
    for (const request of this.#newest.values()) request.isPending = false;
  }

  #usable(address: string): Request | undefined {
    const request = this.#newest.get(address);
    return request && (request.isPending || Date.now() < request.freshUntil) ? request : undefined;
  }

  #start(address: string, send: () => Promise<unknown>): Request {
    const request: Request = { response: send(), isPending: true, freshUntil: 0 };
    const settle = () => {
      request.isPending = false;
    };
    request.response.then((response) => {
      request.arrived = response;
      settle();
    }, settle);
    this.#newest.set(address, request);
    return request;
  }
}
