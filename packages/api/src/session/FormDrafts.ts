import type { DraftStorage } from './DraftStorage.ts';
import type { SessionStore } from './SessionStore.ts';

const OWNER = 'owner';

/** Loaded when it is first needed, which the login page does not. */
async function loadStorage(): Promise<DraftStorage> {
  return new (await import('./DraftStorage.ts')).BrowserDraftStorage();
}

/**
 * Keeps what is typed into open forms, so that a session that ends under a form, a reload or a crash gives the form
 * back, to the same person alone. Forms keep their values here while they are open and take them away when they are
 * saved or left on purpose; what is still here otherwise is what would have been lost.
 */
export class FormDrafts {
  readonly #drafts = new Map<string, unknown>();
  /** What pages that are gone have left. */
  #left = new Map<string, unknown>();
  readonly #session: SessionStore;
  readonly #load: () => Promise<DraftStorage>;
  #storage: Promise<DraftStorage> | undefined;
  #owner: string | undefined;
  #isClaimed = false;
  #isRestored = false;
  /** Reading and claiming run one after the other, as both decide whose the drafts are. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(session: SessionStore, load = loadStorage) {
    this.#session = session;
    this.#load = load;
    session.onNewPeriod(() => {
      const isOthers = session.getSnapshot().isLoggedIn && !this.#isClaimed;
      this.#isClaimed = false;
      if (isOthers) void this.#inTurn(() => this.#restore(true));
    });
  }

  /** The user name of whoever the drafts belong to; undefined while it is not known. */
  get owner(): string | undefined {
    return this.#owner;
  }

  /** Whether it has been found out whose session this is, as far as that can be. */
  get isRestored(): boolean {
    return this.#isRestored;
  }

  /** Finds out whose session this is, and reads what closed pages have kept for that person. */
  restore(): Promise<void> {
    return this.#inTurn(() => this.#restore(false));
  }

  read(key: string): unknown {
    return this.#drafts.get(key) ?? this.#left.get(key);
  }

  keep(key: string, values: unknown): void {
    this.#drafts.set(key, values);
    this.#left.delete(key);
    void this.#change((storage) => storage.write(key, values));
  }

  /**
   * Says that a form is open; the answer is called when it is left, and forgets its draft. The draft stays where the
   * session has ended meanwhile, even if another one has begun since: then nobody chose to leave the form.
   */
  open(key: string): () => void {
    const period = this.#session.getPeriod();
    return () => {
      if (this.#session.getSnapshot().isLoggedIn && this.#session.getPeriod() === period) void this.forget(key);
    };
  }

  /** Forgets a form that is saved or given up; settles once nothing of it can come back. */
  async forget(key: string): Promise<void> {
    if (this.read(key) === undefined) return;
    this.#drafts.delete(key);
    this.#left.delete(key);
    await this.#change((storage) => storage.write(key, undefined));
  }

  /** Forgets everything, for a sign-out that was asked for. */
  clear(): void {
    this.#drafts.clear();
    this.#left.clear();
    void this.#change((storage) => storage.clear());
  }

  /**
   * Forgets everything when somebody else than before signs in. The session is to be started at once when this has
   * settled, so that other tabs, which hear of the session, find its owner.
   */
  claim(username: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#restore(false);
      if (this.#owner !== username) this.clear();
      this.#owner = username;
      await (await this.#open()).write(OWNER, username);
      this.#isClaimed = true;
    });
  }

  /** A session that another tab has begun may be anybody's. */
  async #restore(isOthers: boolean): Promise<void> {
    const storage = await this.#open().catch(() => undefined);
    const left = new Map(await storage?.read());
    const owner = left.get(OWNER);
    left.delete(OWNER);
    const isKnown = typeof owner === 'string';
    if (isKnown ? owner !== this.#owner : isOthers) this.#drafts.clear();
    if (isKnown || isOthers) this.#owner = isKnown ? owner : undefined;
    this.#left = left;
    this.#isRestored = true;
  }

  #open(): Promise<DraftStorage> {
    this.#storage ??= this.#load();
    return this.#storage;
  }

  #change(change: (storage: DraftStorage) => Promise<void>): Promise<void> {
    return this.#open().then(change, () => undefined);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
