/** What a request that reads is told beside its subject. */
export interface ReadCall {
  /** Gives the call up, silently (rule A14). */
  readonly signal?: AbortSignal | undefined;
  /** Whether it holds the loading overlay (rule D1). @default true */
  readonly overlay?: boolean | undefined;
}
