import type { Scope } from '@cpd/api/service/contract';

/** The API key of a request from another service. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}
