import * as v from 'valibot';
import type { CurrentUser } from './CurrentUser.ts';
import type { SessionStore } from './SessionStore.ts';
import type { TabStorage } from './TabStorage.ts';

const STORAGE_KEY = 'form-drafts';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ owner: v.nullable(v.string()), drafts: v.record(v.string(), v.unknown()) }),
);

/**
 * Unsaved values of open forms. They survive a reload of the tab and the end of a session, and only the person who
 * typed them gets them back. A form removes its draft when it is saved or discarded.
 */
export class FormDrafts {
  readonly #user: () => string | undefined;
  readonly #storage: TabStorage;
  /** The person who typed them; undefined if the server does not name the user. */
  #owner: string | undefined;
  #drafts = new Map<string, unknown>();

  constructor(session: SessionStore, user: CurrentUser, storage: TabStorage) {
    this.#user = () => accountOf(user.getName());
    this.#storage = storage;
    const stored = v.safeParse(storedSchema, storage.read(STORAGE_KEY));
    if (stored.success && (stored.output.owner !== null || user.isResumed)) {
      this.#owner = stored.output.owner ?? undefined;
      this.#drafts = new Map(Object.entries(stored.output.drafts));
    }
    let current = { sessionId: session.getSessionId(), user: this.#user() };
    user.subscribe(() => {
      const before = current;
      current = { sessionId: session.getSessionId(), user: this.#user() };
      this.#handleUserChange(current.user, before.sessionId === current.sessionId && before.user === this.#owner);
    });
  }

  read(key: string): unknown {
    return this.#owner === this.#user() ? this.#drafts.get(key) : undefined;
  }

  save(key: string, values: unknown): void {
    if (this.#owner !== this.#user()) this.#drafts.clear();
    this.#owner = this.#user();
    this.#drafts.set(key, values);
    this.#store();
  }

  /** Removes the draft of a form that was saved or discarded. */
  clear(key: string): void {
    if (this.read(key) === undefined) return;
    this.#drafts.delete(key);
    this.#store();
  }

  /** Removes every draft, when the person signs out. */
  clearAll(): void {
    this.#drafts.clear();
    this.#store();
  }

  /** Drafts whose owner has no name belong to the session in which they were typed. */
  #handleUserChange(user: string | undefined, isOwnersSession: boolean): void {
    const isOthers = this.#owner === undefined || (user !== undefined && user !== this.#owner);
    if (isOwnersSession) this.#owner = user;
    else if (isOthers) this.#drafts.clear();
    this.#store();
  }

  #store(): void {
    const stored = { owner: this.#owner ?? null, drafts: Object.fromEntries(this.#drafts) };
    this.#storage.write(STORAGE_KEY, this.#drafts.size === 0 ? null : JSON.stringify(stored));
  }
}

/** Servers ignore case and surrounding blanks in the name of an account. */
function accountOf(name: string | undefined): string | undefined {
  return name?.normalize('NFKC').trim().toLowerCase();
}
