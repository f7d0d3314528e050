import * as v from 'valibot';
import type { SessionStore } from './SessionStore.ts';
import type { TabStorage } from './TabStorage.ts';

const STORAGE_KEY = 'current-user';

/** Enough of a refresh token to recognise it, and too little to use it. */
const TOKEN_END_LENGTH = 8;

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.nullable(v.string()), tokenEnd: v.string() }),
);

/**
 * The current user: the name typed at sign-in, or the one that the server gives. The tab remembers it together with the
 * end of the refresh token, so that a tab that was closed while another person signed in does not resume that session.
 */
export class CurrentUser {
  readonly #session: SessionStore;
  readonly #storage: TabStorage;
  readonly #listeners = new Set<() => void>();
  #name: string | undefined;
  #sessionId: number;
  /** The name typed for the sign-in that is about to be stored. */
  #signingIn: string | undefined;
  /** Whether this page continues a session that the tab knew before it was loaded. */
  readonly isResumed: boolean;

  constructor(session: SessionStore, storage: TabStorage) {
    this.#session = session;
    this.#storage = storage;
    this.#sessionId = session.getSessionId();
    this.isResumed = this.#restore();
    if (session.getSnapshot().isLoggedIn) this.#store();
    session.subscribe(() => this.#handleSessionChange());
  }

  /** Undefined while no one is signed in, and until the name is known. */
  readonly getName = (): string | undefined => this.#name;

  /** Calls a listener when the name or the session changes. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the name of the person whose tokens `store` stores. */
  signIn(name: string, store: () => void): void {
    this.#signingIn = name;
    store();
    this.#signingIn = undefined;
  }

  /** Sets the name that the server returns for a session. */
  confirm(name: string, sessionId: number): void {
    if (!this.#session.getSnapshot().isLoggedIn || this.#session.getSessionId() !== sessionId) return;
    if (name === this.#name) return;
    this.#name = name;
    this.#store();
    this.#notify();
  }

  #restore(): boolean {
    const record = v.safeParse(recordSchema, this.#storage.read(STORAGE_KEY));
    if (!record.success || record.output.tokenEnd !== this.#tokenEnd()) return false;
    this.#name = record.output.name ?? undefined;
    return true;
  }

  #handleSessionChange(): void {
    const isOther = this.#session.getSessionId() !== this.#sessionId;
    this.#sessionId = this.#session.getSessionId();
    if (isOther) this.#name = this.#signingIn;
    if (isOther && this.#name === undefined) this.#restore();
    this.#store();
    if (isOther) this.#notify();
  }

  #store(): void {
    const tokenEnd = this.#tokenEnd();
    const record = { name: this.#name ?? null, tokenEnd };
    this.#storage.write(STORAGE_KEY, tokenEnd === undefined ? null : JSON.stringify(record));
  }

  #tokenEnd(): string | undefined {
    return this.#session.getSnapshot().refreshToken?.slice(-TOKEN_END_LENGTH);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
