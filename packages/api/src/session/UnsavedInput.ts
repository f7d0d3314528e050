import { usernameKey } from '@cpd/domain/username';
import * as v from 'valibot';
import type { CurrentUser } from './CurrentUser.ts';
import type { SessionStore } from './SessionStore.ts';
import type { TabStorage } from './TabStorage.ts';

const STORAGE_KEY = 'unsaved-input';

const inputSchema = v.object({
  values: v.unknown(),
  base: v.optional(v.object({ value: v.unknown(), etag: v.nullable(v.string()) })),
  sent: v.optional(v.array(v.unknown())),
});

/** What was typed into a form. */
export interface StoredInput {
  readonly values: unknown;
  /** The version of the item that the values are based on; absent if there is none, or if it is unknown. */
  readonly base?: { readonly value: unknown; readonly etag: string | null } | undefined;
  /** The values that were sent since, of which it is not known whether they have arrived. */
  readonly sent?: readonly unknown[] | undefined;
}

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ owner: v.nullable(v.string()), inputs: v.record(v.string(), inputSchema) }),
);

/**
 * Unsaved input of forms, by key. It survives a reload of the tab and the end of a session, and only the person who
 * typed it gets it back. A form removes its input when it is saved or discarded.
 */
export class UnsavedInput {
  readonly #session: SessionStore;
  readonly #user: () => string | undefined;
  readonly #storage: TabStorage;
  /** The person who typed it; undefined if the server does not name the user. */
  #owner: string | undefined;
  #inputs = new Map<string, StoredInput>();

  constructor(session: SessionStore, user: CurrentUser, storage: TabStorage) {
    this.#session = session;
    this.#user = () => accountOf(user.getName());
    this.#storage = storage;
    const stored = v.safeParse(storedSchema, storage.read(STORAGE_KEY));
    if (stored.success && (stored.output.owner !== null || user.isResumed)) {
      this.#owner = accountOf(stored.output.owner ?? undefined);
      this.#inputs = new Map(Object.entries(stored.output.inputs));
    }
    let known = { sessionId: session.getSessionId(), user: this.#user() };
    user.subscribe(() => {
      const before = known;
      known = { sessionId: session.getSessionId(), user: this.#user() };
      this.#handleUserChange(known.user, before.sessionId === known.sessionId && before.user === this.#owner);
    });
  }

  read(key: string): StoredInput | undefined {
    return this.#owner === this.#user() ? this.#inputs.get(key) : undefined;
  }

  /** The keys of the current user's input that start with a text. */
  keysOf(start: string): readonly string[] {
    return [...this.#inputs.keys()].filter((key) => key.startsWith(start) && this.read(key) !== undefined);
  }

  /** Stores what was typed. A request that outlasts its session may change what is stored, and adds nothing. */
  save(key: string, input: StoredInput): void {
    const { isLoggedIn } = this.#session.getSnapshot();
    if (!isLoggedIn && !this.#inputs.has(key)) return;
    if (isLoggedIn && this.#owner !== this.#user()) {
      this.#inputs.clear();
      this.#owner = this.#user();
    }
    this.#inputs.set(key, input);
    this.#store();
  }

  /** Removes the input of a form that was saved or discarded. */
  clear(key: string): void {
    if (this.read(key) === undefined) return;
    this.#inputs.delete(key);
    this.#store();
  }

  /** Removes everything, when the person signs out. */
  clearAll(): void {
    this.#inputs.clear();
    this.#store();
  }

  /** Input whose owner has no name belongs to the session in which it was typed. */
  #handleUserChange(user: string | undefined, isStillOwner: boolean): void {
    const belongsToAnother = this.#owner === undefined || (user !== undefined && user !== this.#owner);
    if (isStillOwner) this.#owner = user;
    else if (belongsToAnother) this.#inputs.clear();
    this.#store();
  }

  #store(): void {
    const stored = { owner: this.#owner ?? null, inputs: Object.fromEntries(this.#inputs) };
    this.#storage.write(STORAGE_KEY, this.#inputs.size === 0 ? null : JSON.stringify(stored));
  }
}

/** Compares names as servers do. An owner that an earlier version stored is folded again. */
function accountOf(name: string | undefined): string | undefined {
  return name === undefined ? undefined : usernameKey(name);
}
