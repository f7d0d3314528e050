/** A part of what is kept: from the first to the last byte, both counted from 0 and both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Keeps the bytes of uploads under keys; everything else known of them is in the database. A request whose signal ends may
 * be given up.
 */
export interface Storage {
  /** Keeps bytes; they are durable when the promise settles. A key is made of letters, digits and hyphens. */
  put(key: string, bytes: Uint8Array | Blob, mimeType: string, signal?: AbortSignal): Promise<void>;
  /** Returns the bytes, or the range of them, as a stream; null when nothing is kept under the key. */
  read(key: string, range?: ByteRange, signal?: AbortSignal): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes what is kept under the key; that nothing is, is fine. */
  delete(key: string, signal?: AbortSignal): Promise<void>;
}

/** Whether a text can be a key: such a text is safe as a file's name and in an address. */
export function isStorageKey(text: string): boolean {
  return /^[0-9A-Za-z-]{1,128}$/.test(text);
}
