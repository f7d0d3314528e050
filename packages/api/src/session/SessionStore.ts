import {
  loggedOut,
  parseStoredSession,
  type RenewalTokens,
  renewed,
  type Session,
  type SignInTokens,
  STORAGE_TIMEOUT_MS,
  serialiseSession,
  signedIn,
} from '@cpd/domain/session';
import { browserSessionStorage, type SessionStorage } from './SessionStorage.ts';

/** The session of this browser. All tabs share it, and it outlives them (rules S1 to S3). */
export class SessionStore {
  readonly #storage: SessionStorage;
  readonly #listeners = new Set<() => void>();
  readonly #endListeners = new Set<() => void>();
  #session: Session = loggedOut;
  #sessionId = 0;
  /** Whether this tab itself is signing in or out. */
  #isChangingHere = false;
  /** Whether the storage is unusable: it threw, or has not been read yet. */
  #isDetached = true;
  /** Settles when the stored session has been read, or after 5 seconds without it. */
  readonly whenReady: Promise<void>;

  constructor(storage: SessionStorage = browserSessionStorage) {
    this.#storage = storage;
    this.whenReady = this.#start();
  }

  /** The current session; the same object until it changes. */
  readonly getSnapshot = (): Session => this.#session;

  /** Calls a listener after every change in any tab. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A number that changes with every sign-in and sign-out, and stays through renewals. */
  readonly getSessionId = (): number => this.#sessionId;

  /** Calls a listener after every sign-in and sign-out of any tab, and not after renewals. */
  onSessionChange(listener: () => void): () => void {
    let sessionId = this.#sessionId;
    return this.subscribe(() => {
      if (this.#sessionId === sessionId) return;
      sessionId = this.#sessionId;
      listener();
    });
  }

  /** Calls a listener when another tab signs in or out, and when a failed renewal ends the session. */
  onChangeElsewhere(listener: () => void): () => void {
    return this.onSessionChange(() => {
      if (!this.#isChangingHere) listener();
    });
  }

  /** Calls a listener when a failed renewal ends the session in this tab. */
  onEnded(listener: () => void): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  signIn(tokens: SignInTokens): void {
    this.#sessionId += 1;
    this.#changeHere(signedIn(tokens));
  }

  /** Ends the session in every tab. */
  signOut(): void {
    this.#changeHere(loggedOut);
  }

  #changeHere(session: Session): void {
    this.#isChangingHere = true;
    this.#write(session);
    this.#isChangingHere = false;
  }

  /** Stores renewed tokens, unless their session has ended or changed in the meantime. */
  renew(usedRefreshToken: string, tokens: RenewalTokens): void {
    this.refresh();
    if (this.#session.refreshToken === usedRefreshToken) this.#write(renewed(this.#session, tokens));
  }

  /** Ends the session because it could not be renewed. */
  end(): void {
    if (!this.#session.isLoggedIn) return;
    this.#write(loggedOut);
    for (const listener of this.#endListeners) listener();
  }

  /** Reads the storage again: the event of another tab's change may still be pending. */
  refresh(): void {
    if (this.#isDetached) return;
    const text = this.#read();
    if (typeof text === 'string' || text === null) this.#set(parseStoredSession(text));
  }

  async #start(): Promise<void> {
    this.#listen();
    const text = this.#read();
    if (text instanceof Promise) {
      const before = this.#sessionId;
      const read = await Promise.race([text.catch(() => null), timeout()]);
      // A sign-in during the read replaces the stored session.
      if (read !== undefined && this.#sessionId === before) this.#attach(read);
      return;
    }
    if (text !== undefined) this.#attach(text);
  }

  #attach(text: string | null): void {
    this.#isDetached = false;
    this.#set(parseStoredSession(text));
  }

  #listen(): void {
    try {
      this.#storage.subscribe((text) => this.#handleStorageChange(text));
    } catch {
      // Without a window there are no other tabs.
    }
  }

  /** Events may lag behind the storage, so the storage is read again. A sign-out in between still counts. */
  #handleStorageChange(text: string | null): void {
    if (this.#isDetached) return;
    const before = this.#session;
    const isMissed = before.isLoggedIn && !parseStoredSession(text).isLoggedIn;
    if (isMissed) this.#sessionId += 1;
    this.refresh();
    // The next session may have been read before the event of the sign-out.
    if (isMissed && this.#session === before) this.#notify();
  }

  #read(): string | null | undefined | Promise<string | null> {
    try {
      return this.#storage.read();
    } catch {
      this.#isDetached = true;
      return undefined;
    }
  }

  #write(session: Session): void {
    const text = serialiseSession(session);
    try {
      this.#storage.write(text);
      // A storage may drop what is written to it without an error.
      const stored = this.#storage.read();
      this.#isDetached = !(stored instanceof Promise) && stored !== text;
    } catch {
      this.#isDetached = true;
    }
    this.#set(session);
  }

  #set(session: Session): void {
    if (serialiseSession(session) === serialiseSession(this.#session)) return;
    if (session.isLoggedIn !== this.#session.isLoggedIn) this.#sessionId += 1;
    this.#session = session;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS, undefined));
}
