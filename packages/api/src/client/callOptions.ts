/** What any call may be given beside its input. */
export interface CallOptions {
  /** Aborts the call, silently (rule A14). */
  readonly signal?: AbortSignal | undefined;
  /** Whether the call holds the loading overlay (rule D1). @default true */
  readonly overlay?: boolean | undefined;
  /** The version that a save was made from, for hosts that name versions (rule A18). */
  readonly ifMatch?: string | null | undefined;
  /** The upload's file, sent as the multipart field `file`. */
  readonly file?: Blob | undefined;
  /** Hears the share of an upload that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}
