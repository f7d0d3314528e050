interface Entry {
  readonly bytes: Promise<Uint8Array>;
  /** Bytes counted so far: none until they are made. */
  size: number;
}

/** Keeps what was made lately, up to a number of bytes; what is asked for twice at once is made once. */
export class ByteCache {
  readonly #entries = new Map<string, Entry>();
  readonly #capacity: number;
  #size = 0;

  /** @param capacity Most bytes kept. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Bytes kept at present. */
  get size(): number {
    return this.#size;
  }

  /** Gives what is kept under a key, or makes and keeps it. What fails to be made is not kept. */
  get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.#entries.get(key);
    if (known) {
      // Moved to the end: the order of the entries is that of their last use.
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.bytes;
    }
    const entry: Entry = { bytes: make(), size: 0 };
    this.#entries.set(key, entry);
    entry.bytes.then(
      (bytes) => this.#count(entry, bytes.byteLength),
      () => this.#remove(key, entry),
    );
    return entry.bytes;
  }

  #count(entry: Entry, size: number): void {
    entry.size = size;
    this.#size += size;
    for (const [key, oldest] of this.#entries) {
      if (this.#size <= this.#capacity) return;
      // One that is still being made weighs nothing yet, and others wait for it.
      if (oldest.size > 0) this.#remove(key, oldest);
    }
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
