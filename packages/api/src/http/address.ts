import { ApiError } from './ApiError.ts';

/** What a query string can carry; empty texts and missing values are left out of it (rule A6). */
type QueryValue = string | number | boolean | null | undefined;

/** What stands in for a path's parameters and in its query string. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
}

/**
 * Writes an endpoint's path and query, which also names its answer in caches.
 * @throws ApiError when a parameter is missing, or is one that an address cannot carry ('', '.', '..').
 */
export function addressOf(endpoint: { readonly path: string }, { params, query }: AddressParts = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeParameter(endpoint.path, name, params));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

function encodeParameter(path: string, name: string, params: AddressParts['params']): string {
  const value = params?.[name] ?? '';
  // A browser would resolve dots and empty segments away, and so ask for another resource than the one meant.
  if (['', '.', '..'].includes(value)) {
    throw new ApiError('malformed', { cause: new Error(`${path} needs a '${name}' other than '${value}'.`) });
  }
  return encodeURIComponent(value);
}
