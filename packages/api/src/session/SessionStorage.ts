import { SESSION_STORAGE_KEY } from '@cpd/domain/session';

/** Where the session outlives the page: local storage in a browser. */
export interface SessionStorage {
  /** Reads the stored text, null where there is none. @throws where reading is refused. */
  read(): string | null | Promise<string | null>;
  /** Stores a text. @throws where writing is refused. */
  write(text: string): void;
  /** Tells of the texts that other tabs store. */
  subscribe(listener: (text: string | null) => void): void;
}

/** Holds no session: for what is shown to anybody, and where there is no browser. */
export const noSessionStorage: SessionStorage = {
  read: () => null,
  write: () => undefined,
  subscribe: () => undefined,
};

/** The browser's local storage under the product's one key. */
export const browserSessionStorage: SessionStorage = {
  read: () => localStorage.getItem(SESSION_STORAGE_KEY),
  write: (text) => localStorage.setItem(SESSION_STORAGE_KEY, text),
  subscribe(listener) {
    window.addEventListener('storage', (event) => {
      // A null key means that the whole storage was cleared.
      if (event.key === SESSION_STORAGE_KEY || event.key === null) listener(event.newValue);
    });
  },
};
