import type { Scope } from '@cpd/api/service/contract';

/** The key that a request of another service carries. */
export interface ApiKey {
  readonly id: string;
  /** Whose it is. */
  readonly name: string;
  readonly scopes: readonly Scope[];
}
