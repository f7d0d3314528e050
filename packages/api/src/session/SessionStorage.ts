import { SESSION_STORAGE_KEY } from '@cpd/domain/session';

/** Where the session outlives the page: local storage in a browser. */
export interface SessionStorage {
  /** Reads the stored text; null if there is none. @throws if the browser blocks reading. */
  read(): string | null | Promise<string | null>;
  /** Stores a text. @throws if the browser blocks writing. */
  write(text: string): void;
  /** Calls the listener with each text that another tab stores. */
  subscribe(listener: (text: string | null) => void): void;
}

/** Stores no session: for public pages, and outside of browsers. */
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
