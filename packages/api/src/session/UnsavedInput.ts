import { usernameKey } from '@cpd/domain/username';
import * as v from 'valibot';
import type { CurrentUser } from './CurrentUser.ts';
import type { SessionStore } from './SessionStore.ts';
import type { TabStorage } from './TabStorage.ts';

const STORAGE_KEY = 'unsaved-input';

/** Begins the keys of what was typed while it was not known whether the user is the owner of the rest. */
const UNNAMED = '?';

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
  /** Whether the session that ended last was the owner's. */
  #wasOwners = false;

  constructor(session: SessionStore, user: CurrentUser, storage: TabStorage) {
    this.#session = session;
    this.#user = () => accountOf(user.getName());
    this.#storage = storage;
    const stored = v.safeParse(storedSchema, storage.read(STORAGE_KEY));
    if (stored.success && (stored.output.owner !== null || user.isResumed)) {
      this.#owner = accountOf(stored.output.owner ?? undefined);
      this.#inputs = new Map(Object.entries(stored.output.inputs));
      if (!user.isResumed) this.#takeUnnamed();
    }
    let known = { sessionId: session.getSessionId(), user: this.#user() };
    user.subscribe(() => {
      const before = known;
      known = { sessionId: session.getSessionId(), user: this.#user() };
      this.#handleUserChange(known.user, before.sessionId === known.sessionId, before.user === this.#owner);
    });
  }

  read(key: string): StoredInput | undefined {
    return this.#inputs.get(this.#own(key));
  }

  /** The keys of the current user's input that start with a text. */
  keysOf(start: string): readonly string[] {
    const own = this.#own('');
    return [...this.#inputs.keys()].filter((key) => key.startsWith(own + start)).map((key) => key.slice(own.length));
  }

  /** Stores what was typed. A request that outlasts its session may change what is stored, and adds nothing. */
  save(key: string, input: StoredInput): void {
    const { isLoggedIn } = this.#session.getSnapshot();
    if (!isLoggedIn && !(this.#wasOwners && this.#inputs.has(key))) return;
    if (this.#isOthers()) {
      this.#inputs.clear();
      this.#owner = this.#user();
    }
    this.#inputs.set(isLoggedIn ? this.#own(key) : key, input);
    this.#store();
  }

  /** Removes the input of a form that was saved or discarded. */
  clear(key: string): void {
    if (this.#inputs.delete(this.#own(key))) this.#store();
  }

  /** Removes everything, when the person signs out. */
  clearAll(): void {
    this.#inputs.clear();
    this.#store();
  }

  /** Input whose owner has no name belongs to the session in which it was typed. */
  #handleUserChange(user: string | undefined, isSameSession: boolean, wasOwner: boolean): void {
    const unnamed = this.#takeUnnamed();
    if (!isSameSession) this.#wasOwners = wasOwner;
    if (isSameSession && wasOwner) this.#owner = user;
    else if (this.#owner === undefined || this.#isOthers()) this.#inputs.clear();
    if (isSameSession && user !== undefined && unnamed.length > 0) {
      this.#owner = user;
      for (const [key, input] of unnamed) this.#inputs.set(key.slice(UNNAMED.length), input);
    }
    this.#store();
  }

  /** Whether what is stored is known to be another person's. */
  #isOthers(): boolean {
    const user = this.#user();
    return user !== undefined && user !== this.#owner;
  }

  /** The key of the current user's input. */
  #own(key: string): string {
    return this.#owner === this.#user() ? key : UNNAMED + key;
  }

  /** Removes what was typed by a person who is not known, and returns it. */
  #takeUnnamed(): readonly (readonly [key: string, input: StoredInput])[] {
    const unnamed = [...this.#inputs].filter(([key]) => key.startsWith(UNNAMED));
    for (const [key] of unnamed) this.#inputs.delete(key);
    return unnamed;
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
