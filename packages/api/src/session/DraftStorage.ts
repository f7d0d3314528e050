/** Where unsaved forms outlive the page; a courtesy, so that none of it ever fails. */
export interface DraftStorage {
  /** Reads everything that is kept. */
  read(): Promise<ReadonlyMap<string, unknown>>;
  /** Keeps a value under a key; undefined takes it away. */
  write(key: string, value: unknown): void;
  /** Takes everything away. */
  clear(): void;
}

const DATABASE = 'cpd-form-drafts';
const STORE = 'drafts';

/** The browser's database: local storage is the session's alone (decision S1), and a tab that crashes keeps this. */
export class BrowserDraftStorage implements DraftStorage {
  #database: Promise<IDBDatabase> | undefined;

  async read(): Promise<ReadonlyMap<string, unknown>> {
    const found = new Map<string, unknown>();
    try {
      const store = await this.#store('readonly');
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      for (const [index, key] of keys.entries()) found.set(String(key), values[index]);
    } catch {
      // Where the browser refuses its database, forms live as long as the page.
    }
    return found;
  }

  write(key: string, value: unknown): void {
    this.#change((store) => (value === undefined ? store.delete(key) : store.put(value, key)));
  }

  clear(): void {
    this.#change((store) => store.clear());
  }

  #change(change: (store: IDBObjectStore) => unknown): void {
    this.#store('readwrite').then(change, () => undefined);
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#database ??= opened();
    return (await this.#database).transaction(STORE, mode).objectStore(STORE);
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
