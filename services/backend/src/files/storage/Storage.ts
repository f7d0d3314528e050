/** A byte range: first and last byte, from 0, both inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Stores the bytes of uploads by key. Everything else about them is in the database. A request may be aborted by its
 * signal.
 */
export interface Storage {
  /** Stores bytes, which are durable when the promise resolves. A key consists of letters, digits and hyphens. */
  put(key: string, bytes: Uint8Array | Blob, mimeType: string, signal?: AbortSignal): Promise<void>;
  /** Returns the bytes, or a range of them, as a stream; null if the key is unknown. */
  read(key: string, range?: ByteRange, signal?: AbortSignal): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes an upload. An unknown key is not an error. */
  delete(key: string, signal?: AbortSignal): Promise<void>;
}

/** Whether a text is a valid key, which is safe as a file name and in a URL. */
export function isStorageKey(text: string): boolean {
  return /^[0-9A-Za-z-]{1,128}$/.test(text);
}

declare module '../../http/Deps.ts' {
  interface Deps {
    readonly storage: Storage;
  }
}
