/** What was read, and its version. */
export interface Versioned<T> {
  readonly value: T;
  /** Sent back by the save that was made from it (rule A18); null where the host names no versions. */
  readonly etag: string | null;
}
