import { ApiError } from '../http/ApiError.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { TabStorage } from '../session/TabStorage.ts';
import { CAPABILITIES, type Capability } from './contract.ts';

/** Milliseconds until a failed request is repeated. */
const RETRY_MS = 30_000;

const STORAGE_KEY = 'capabilities';

/** The capabilities of the server, requested once until the session ends (rule B2). A reload of the tab keeps them. */
export class Capabilities {
  readonly #storage: TabStorage;
  readonly #read: () => Promise<readonly Capability[]>;
  readonly #listeners = new Set<() => void>();
  #request: Promise<readonly Capability[]> | undefined;
  /** Undefined until the first response. */
  #capabilities: readonly Capability[] | undefined;
  /** When a failed request is repeated, in milliseconds since the epoch. */
  #retryAt = Number.POSITIVE_INFINITY;

  constructor(session: SessionStore, storage: TabStorage, read: () => Promise<readonly Capability[]>) {
    this.#storage = storage;
    this.#read = read;
    this.#capabilities = session.getSnapshot().isLoggedIn ? parseStored(storage.read(STORAGE_KEY)) : undefined;
    this.#request = this.#capabilities && Promise.resolve(this.#capabilities);
  }

  /** Never rejects: after a failure the server offers nothing for now. */
  load(): Promise<readonly Capability[]> {
    if (this.#request && Date.now() < this.#retryAt) return this.#request;
    this.#retryAt = Number.POSITIVE_INFINITY;
    const request = this.#send().then(({ capabilities, isFinal }) => {
      // The session may have ended in the meantime.
      if (this.#request === request) this.#settle(capabilities, isFinal ? undefined : Date.now() + RETRY_MS);
      return capabilities;
    });
    this.#request = request;
    return request;
  }

  async has(capability: Capability): Promise<boolean> {
    return (await this.load()).includes(capability);
  }

  /** The same without a request; undefined until it is known. */
  peek(capability: Capability): boolean | undefined {
    return this.#capabilities?.includes(capability);
  }

  /** Forgets them, so that the next `load` sends a request. */
  reset(): void {
    this.#request = undefined;
    this.#settle(undefined);
  }

  /** Calls a listener after every change. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #send(): Promise<{ readonly capabilities: readonly Capability[]; readonly isFinal: boolean }> {
    try {
      return { capabilities: await this.#read(), isFinal: true };
    } catch (error) {
      // A 404 means that the server has no capabilities.
      return { capabilities: [], isFinal: !(error instanceof ApiError && error.isTemporary) };
    }
  }

  #settle(capabilities: readonly Capability[] | undefined, retryAt = Number.POSITIVE_INFINITY): void {
    this.#capabilities = capabilities;
    this.#retryAt = retryAt;
    const isFinal = capabilities !== undefined && retryAt === Number.POSITIVE_INFINITY;
    this.#storage.write(STORAGE_KEY, isFinal ? JSON.stringify(capabilities) : null);
    for (const listener of this.#listeners) listener();
  }
}

function parseStored(text: string | null): readonly Capability[] | undefined {
  try {
    const names: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(names) ? CAPABILITIES.filter((capability) => names.includes(capability)) : undefined;
  } catch {
    return undefined;
  }
}
