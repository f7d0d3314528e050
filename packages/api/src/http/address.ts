import { sentKeyword } from '@cpd/domain/keyword';
import { ApiError } from './ApiError.ts';
import type { Endpoint } from './endpoint.ts';

export type Input = Readonly<Record<string, unknown>>;

type AddressTarget = Pick<Endpoint, 'path' | 'body'>;

/**
 * Writes the path and query of a call, which also name its answer in caches. Blank texts and missing values are left
 * out of the query.
 * @throws ApiError when a parameter is missing, or is one that an address cannot carry ('', '.', '..').
 */
export function addressOf(endpoint: AddressTarget, input: Input = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeParameter(endpoint.path, name, input[name]));
  if (endpoint.body) return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(withoutParameters(endpoint, input))) {
    const sent = typeof value === 'string' ? sentKeyword(value) : value;
    if (sent !== undefined && sent !== null) query.set(name, String(sent));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The JSON body of a call: what its path does not name; undefined where it has none. */
export function bodyOf(endpoint: AddressTarget, input: Input): Input | undefined {
  return endpoint.body && withoutParameters(endpoint, input);
}

function withoutParameters({ path }: AddressTarget, input: Input): Input {
  const parameters: readonly string[] = path.match(/(?<=:)\w+/g) ?? [];
  return Object.fromEntries(Object.entries(input).filter(([name]) => !parameters.includes(name)));
}

function encodeParameter(path: string, name: string, value: unknown): string {
  // A browser would resolve dots and empty segments away, and so ask for another resource than the one meant.
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) {
    throw new ApiError('malformed', { cause: new Error(`${path} needs a '${name}' other than '${value}'.`) });
  }
  return encodeURIComponent(value);
}
