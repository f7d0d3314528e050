import type { Scope } from '@cpd/domain/apiKey';

/** The API key of a request from another service. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** Whether a key may read the catalog, or the correct answers of its quizzes. */
export function mayRead(key: ApiKey | null, what: 'answers' | 'catalog'): boolean {
  return key?.scopes.includes(`${what}:read`) === true;
}
