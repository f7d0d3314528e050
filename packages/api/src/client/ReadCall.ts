/** What a request that reads is told beside its subject. */
export interface ReadCall {
  /** Gives the call up, silently (decision A14). */
  readonly signal?: AbortSignal | undefined;
  /** Whether it holds the loading overlay (decision D1). @default true */
  readonly overlay?: boolean | undefined;
}
