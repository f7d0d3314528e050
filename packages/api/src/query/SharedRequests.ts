import { ApiError } from '../http/ApiError.ts';
import type { Reply } from '../http/transport.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { RecentMap } from './RecentMap.ts';

/** Milliseconds for which a page can use a prefetched response. */
const PREFETCHED_MS = 10_000;

/** Milliseconds for which the hooks of a page share a prefetched response. */
const OPENING_MS = 50;

/** More requests than are pending or prefetched at the same time. */
const MAX_REMEMBERED = 50;

interface Request {
  readonly reply: Promise<Reply>;
  /** The decoded reply. Its readers share it, so that its failure is one error. */
  response?: Promise<unknown>;
  isPending: boolean;
  /** Until when the response is used after it has arrived, in milliseconds since the epoch. */
  freshUntil: number;
}

/**
 * The newest request to each address. SWR shares requests of mounted hooks only: its `preload` keeps what a link has
 * prefetched until some page uses it, however old, and a failure of an outdated request replaces newer data.
 */
export class SharedRequests {
  readonly #newest = new RecentMap<Request>(MAX_REMEMBERED);

  constructor(session: SessionStore) {
    session.onSessionChange(() => this.#newest.clear());
  }

  /** Sends a request for the page that is about to open, which reports a failure. */
  prefetch(address: string, send: () => Promise<Reply>): void {
    if (!this.#usable(address)) this.#start(address, send).freshUntil = Date.now() + PREFETCHED_MS;
  }

  /**
   * Sends a request, or shares one that is pending or prefetched. If a newer one is sent before it ends, the newer
   * response counts.
   * @throws ApiError of kind 'aborted' when the session has changed.
   */
  async read<T>(address: string, send: () => Promise<Reply>, decode: (reply: Reply) => T): Promise<T> {
    const request = this.#usable(address) ?? this.#start(address, send);
    request.freshUntil = Math.min(request.freshUntil, Date.now() + OPENING_MS);
    const newest = await this.#settled(address, request);
    newest.response ??= newest.reply.then(decode);
    // All queries of an address have the same endpoint.
    return newest.response as Promise<T>;
  }

  /** Resolves once all requests sent so far have ended. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#newest.values()].map(({ reply }) => reply));
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

  /** Waits for a request, and for a newer one that is sent in the meantime. */
  async #settled(address: string, request: Request): Promise<Request> {
    await request.reply.catch(() => undefined);
    const newest = this.#newest.get(address);
    if (!newest) throw new ApiError('aborted');
    return newest === request ? request : this.#settled(address, newest);
  }

  #usable(address: string): Request | undefined {
    const request = this.#newest.get(address);
    return request && (request.isPending || Date.now() < request.freshUntil) ? request : undefined;
  }

  #start(address: string, send: () => Promise<Reply>): Request {
    const request: Request = { reply: send(), isPending: true, freshUntil: 0 };
    const settle = () => {
      request.isPending = false;
    };
    request.reply.then(settle, settle);
    this.#newest.set(address, request);
    return request;
  }
}
