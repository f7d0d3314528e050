import { ApiError } from '../http/ApiError.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { CAPABILITIES, type Capability } from './contract.ts';

/** Milliseconds until a failed request is repeated. */
const RETRY_MS = 30_000;

const STORAGE_KEY = 'capabilities';

/** The capabilities of the server, requested once per session (rule B2). */
export class Capabilities {
  readonly #session: SessionStore;
  readonly #read: () => Promise<readonly Capability[]>;
  readonly #listeners = new Set<() => void>();
  #request: Promise<void> | undefined;
  /** Whether the request was sent by the sign-in page: its response counts for the session that begins there. */
  #isAnonymous = false;
  /** Undefined until the first response. */
  #capabilities: readonly Capability[] | undefined;
  /** When a failed request is repeated, in milliseconds since the epoch. */
  #retryAt = Number.POSITIVE_INFINITY;

  constructor(session: SessionStore, read: () => Promise<readonly Capability[]>) {
    this.#session = session;
    this.#read = read;
    if (session.getSnapshot().isLoggedIn) this.#capabilities = readStored();
    // A sign-out still needs to know whether the server has an endpoint for it.
    session.onSessionChange(() => session.getSnapshot().isLoggedIn && this.#startSession());
  }

  /** Sends the request once per session. Never rejects: after a failure the server offers nothing for now. */
  async load(): Promise<void> {
    const isDue = Date.now() >= this.#retryAt;
    if (isDue || (!this.#capabilities && !this.#request)) this.#request = this.#send();
    await this.#request;
  }

  async has(capability: Capability): Promise<boolean> {
    await this.load();
    return this.peek(capability) === true;
  }

  /** The same without a request; undefined until it is known. */
  peek(capability: Capability): boolean | undefined {
    return this.#capabilities?.includes(capability);
  }

  /** Calls a listener after every change. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #send(): Promise<void> {
    this.#retryAt = Number.POSITIVE_INFINITY;
    const sessionId = this.#session.getSessionId();
    const isAnonymous = !this.#session.getSnapshot().isLoggedIn;
    this.#isAnonymous = isAnonymous;
    let capabilities: readonly Capability[] = [];
    let isFinal = true;
    try {
      capabilities = await this.#read();
    } catch (error) {
      isFinal = !isTemporary(error);
    }
    const { isLoggedIn } = this.#session.getSnapshot();
    if (!isAnonymous && isLoggedIn && this.#session.getSessionId() !== sessionId) return;
    this.#capabilities = capabilities;
    if (!isFinal) this.#retryAt = Date.now() + RETRY_MS;
    else if (isLoggedIn) store(capabilities);
    this.#notify();
  }

  #startSession(): void {
    if (this.#isAnonymous) store(this.#retryAt === Number.POSITIVE_INFINITY ? this.#capabilities : undefined);
    else this.#reset();
    this.#isAnonymous = false;
  }

  #reset(): void {
    this.#request = undefined;
    this.#capabilities = undefined;
    this.#retryAt = Number.POSITIVE_INFINITY;
    store(undefined);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a later request may succeed. A 404 means that the server has no capabilities. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'network' || error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500;
}

/** Session storage caches the list across reloads of the tab. */
function readStored(): readonly Capability[] | undefined {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return Array.isArray(names) ? CAPABILITIES.filter((capability) => names.includes(capability)) : undefined;
  } catch {
    return undefined;
  }
}

function store(names: readonly Capability[] | undefined): void {
  try {
    if (names) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(names));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without session storage each page load sends the request.
  }
}
