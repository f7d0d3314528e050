import { clear, createStore, delMany, entries, set } from 'idb-keyval';

/** Where unsaved forms outlive the page; a courtesy, so that none of it ever fails. */
export interface DraftStorage {
  /** Reads what pages that are gone have kept, and whose it is; undefined where nothing can be kept. */
  read(): Promise<ReadonlyMap<string, unknown> | undefined>;
  /** Keeps a value of this page under a key; undefined takes it away, and with it what was read under the key. */
  write(key: string, value: unknown): Promise<void>;
  /** Takes everything away, whichever page has kept it. */
  clear(): Promise<void>;
}

/** The key of the owner's name, which all pages share; the keys of forms have a slash in them. */
const OWNER = 'owner';

const DATABASE = 'cpd-form-drafts';

/** How long a page that is being loaded anew may take to let go of its lock, in milliseconds. */
const PATIENCE_MS = 300;

/** What is in the database under a page's name and a form's key. */
interface Entry {
  readonly at: number;
  readonly value: unknown;
}

/**
 * The browser's database: local storage is the session's alone (rule S1), and a tab that crashes keeps this. A page
 * holds a lock as long as it lives, so that the others can tell what is left over from what is being typed.
 */
export class BrowserDraftStorage implements DraftStorage {
  readonly #page = Math.random().toString(36).slice(2);
  readonly #store = createStore(DATABASE, 'drafts');
  #isLocked = false;
  /** The database's keys of what was read under a form's key. */
  #read = new Map<string, string[]>();

  async read(): Promise<ReadonlyMap<string, unknown> | undefined> {
    try {
      return await this.#leftOver(new Map(await entries<string, unknown>(this.#store)));
    } catch {
      // Where the browser refuses its database, forms live as long as the page.
      return undefined;
    }
  }

  async write(key: string, value: unknown): Promise<void> {
    if (key === OWNER) return this.#change(() => set(OWNER, value, this.#store));
    this.#lock();
    const name = `${this.#page} ${key}`;
    const leftOver = this.#read.get(key) ?? [];
    this.#read.delete(key);
    await this.#change(async () => {
      if (value === undefined) return delMany([name, ...leftOver], this.#store);
      await set(name, { at: Date.now(), value } satisfies Entry, this.#store);
      if (leftOver.length > 0) await delMany(leftOver, this.#store);
    });
  }

  clear(): Promise<void> {
    return this.#change(() => clear(this.#store));
  }

  async #change(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch {
      // See `read`.
    }
  }

  /** Picks out what pages that are gone have left, the newest for each form. */
  async #leftOver(all: ReadonlyMap<string, unknown>): Promise<ReadonlyMap<string, unknown>> {
    const kept = [...all].flatMap(([name, entry]) => {
      const [page = '', key] = name.split(' ');
      return key !== undefined && page !== this.#page && isEntry(entry) ? [{ ...entry, name, page, key }] : [];
    });
    const pages = [...new Set(kept.map(({ page }) => page))];
    const areGone = await Promise.all(pages.map(isGone));
    const gone = new Set(pages.filter((_, index) => areGone[index]));
    const found = new Map<string, unknown>(all.has(OWNER) ? [[OWNER, all.get(OWNER)]] : []);
    this.#read = new Map();
    for (const { name, page, key, value } of kept.toSorted((one, other) => one.at - other.at)) {
      if (!gone.has(page)) continue;
      found.set(key, value);
      this.#read.set(key, [...(this.#read.get(key) ?? []), name]);
    }
    return found;
  }

  #lock(): void {
    if (this.#isLocked) return;
    this.#isLocked = true;
    navigator.locks?.request(lockOf(this.#page), () => new Promise(() => {})).catch(() => undefined);
  }
}

/** Tells whether a page is gone; without locks (a page without https) every other one is taken to be. */
async function isGone(page: string): Promise<boolean> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    await navigator.locks?.request(lockOf(page), { mode: 'shared', signal: patience }, () => undefined);
    return true;
  } catch {
    return !patience.aborted || !(await isHeld(page));
  }
}

/** Asks the browser whether a page holds its lock: on a busy machine the request for it may only have come too late. */
async function isHeld(page: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name, mode }) => name === lockOf(page) && mode === 'exclusive');
}

function lockOf(page: string): string {
  return `${DATABASE} ${page}`;
}

function isEntry(value: unknown): value is Entry {
  return typeof Object(value).at === 'number';
}
