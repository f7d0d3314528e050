import { BrowserDraftStorage, type DraftStorage } from './DraftStorage.ts';
import type { SessionStore } from './SessionStore.ts';

/** Under which the owner's name is stored; the keys of forms have a slash in them. */
const OWNER = 'owner';

/**
 * Keeps what is typed into open forms, so that a session that ends under a form, a reload or a crash gives the form
 * back. Forms keep their values here while they are open and take them away when they are saved or left on purpose;
 * what is still here otherwise is what would have been lost.
 */
export class FormDrafts {
  readonly #drafts = new Map<string, unknown>();
  readonly #session: SessionStore;
  readonly #storage: DraftStorage;
  #owner: string | null = null;
  /** Settles when what an earlier page kept has been read. */
  readonly whenReady: Promise<void>;

  constructor(session: SessionStore, storage: DraftStorage = new BrowserDraftStorage()) {
    this.#session = session;
    this.#storage = storage;
    this.whenReady = this.#restore();
  }

  /** The values kept under a form's key, if any. */
  read(key: string): unknown {
    return this.#drafts.get(key);
  }

  /** Keeps a form's values as they stand. */
  keep(key: string, values: unknown): void {
    this.#drafts.set(key, values);
    this.#storage.write(key, values);
  }

  /**
   * Says that a form is open. The answer says that it was left, and forgets it: but not where the session it was opened
   * in is over, even if another one has begun since, because then nobody chose to leave it.
   */
  open(key: string): () => void {
    const period = this.#session.getPeriod();
    return () => {
      if (this.#session.getSnapshot().isLoggedIn && this.#session.getPeriod() === period) this.forget(key);
    };
  }

  /** Forgets a form that is saved. */
  forget(key: string): void {
    if (this.#drafts.delete(key)) this.#storage.write(key, undefined);
  }

  /** Forgets everything, for a sign-out that was asked for. */
  clear(): void {
    this.#drafts.clear();
    this.#storage.clear();
  }

  /** Forgets everything when somebody else than before has signed in. */
  claim(username: string): void {
    if (this.#owner !== null && this.#owner !== username) this.clear();
    this.#owner = username;
    this.#storage.write(OWNER, username);
  }

  async #restore(): Promise<void> {
    for (const [key, values] of await this.#storage.read()) {
      if (key === OWNER) this.#owner ??= String(values);
      else if (!this.#drafts.has(key)) this.#drafts.set(key, values);
    }
  }
}
