import {
  CONCURRENT_RENEWAL_WAIT_MS,
  type LoggedInSession,
  type RenewalTokens,
  renewalDelay,
  stepAfterUnauthorised,
  type UnavailableRenewal,
} from '@cpd/domain/session';
import { ApiError } from '../http/ApiError.ts';
import type { SessionStore } from './SessionStore.ts';
import { withTabLock } from './tabLock.ts';

/** Whether the browser is unloading the page, which cancels its requests. */
let isLeavingPage = false;

// A page that was hidden may come back from the browser's back-forward cache.
for (const type of ['pagehide', 'pageshow']) {
  globalThis.window?.addEventListener(type, () => {
    isLeavingPage = type === 'pagehide';
  });
}

/** A request that failed with 401. */
interface Unauthorised {
  /** The access token of the request, if it had one. */
  readonly sentToken: string | null;
  /** The session in which the request was sent. */
  readonly sessionId: number;
}

interface RenewalDependencies {
  readonly session: SessionStore;
  /** Sends the renewal without the shared client and without a bearer token. */
  readonly exchange: (refreshToken: string) => Promise<RenewalTokens>;
}

/** Token refresh: renews the access token once for all requests of all tabs that need it (rules A11 and A12). */
export class Renewal {
  readonly #session: SessionStore;
  readonly #exchange: RenewalDependencies['exchange'];
  #running: Promise<void> | null = null;

  constructor({ session, exchange }: RenewalDependencies) {
    this.#session = session;
    this.#exchange = exchange;
  }

  /**
   * Ensures that a request can be repeated with the stored access token.
   * @throws ApiError of kind 'sessionEnded' when the session is over.
   */
  async recover(request: Unauthorised): Promise<void> {
    this.#requireSameSession(request);
    const step = stepAfterUnauthorised(this.#session.getSnapshot(), {
      sentToken: request.sentToken,
      isRenewing: this.#running !== null,
    });
    if (step === 'renew') await this.#start(request);
    if (step === 'wait') await Promise.all([this.#running, delay(CONCURRENT_RENEWAL_WAIT_MS)]);
    this.#requireSameSession(request);
  }

  #start(request: Unauthorised): Promise<void> {
    const running = withTabLock((extend) => this.#renew(request, extend)).finally(() => {
      this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #renew(request: Unauthorised, extend: () => void): Promise<void> {
    const before = this.#requireSameSession(request);
    if (before.accessToken !== null && before.accessToken !== request.sentToken) return;
    const begin = Date.now();
    for (let repetitions = 0; ; repetitions += 1) {
      try {
        this.#session.renew(before.refreshToken, await this.#exchange(before.refreshToken));
        return;
      } catch (cause) {
        extend();
        const wait = delayAfter(cause, { repetitions, elapsed: Date.now() - begin });
        if (wait === null) return this.#fail(request, before, cause);
        await delay(wait);
        extend();
        // Another tab may have renewed it without the lock.
        if (this.#requireSameSession(request) !== before) return;
      }
    }
  }

  /** Ends the session, unless it was signed out or renewed elsewhere during the request. */
  #fail(request: Unauthorised, before: LoggedInSession, cause: unknown): void {
    const after = this.#requireSameSession(request);
    if (after !== before) return;
    // A browser cancels requests when a page is left, which is no reason to end the session.
    if (!isLeavingPage) this.#session.end();
    throw new ApiError('sessionEnded', { cause });
  }

  /** A request of an ended session must not be repeated in the session of another user. */
  #requireSameSession(request: Unauthorised): LoggedInSession {
    this.#session.refresh();
    const session = this.#session.getSnapshot();
    if (!session.isLoggedIn || this.#session.getSessionId() !== request.sessionId) throw new ApiError('sessionEnded');
    return session;
  }
}

/** Milliseconds until a failed renewal is repeated; null if it is not. */
function delayAfter(error: unknown, progress: Omit<UnavailableRenewal, 'retryAfter'>): number | null {
  if (!(error instanceof ApiError) || error.status !== 503 || error.retryAfter === null) return null;
  return renewalDelay({ ...progress, retryAfter: error.retryAfter });
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
