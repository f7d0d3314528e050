import { sentKeyword } from '@cpd/domain/keyword';
import { safeParse } from 'valibot';
import { ApiError } from './ApiError.ts';
import type { Endpoint } from './endpoint.ts';

export type Input = Readonly<Record<string, unknown>>;

type AddressTarget = Pick<Endpoint, 'path' | 'body'>;

/**
 * Returns the path and query of a request, which are also its cache key. The query omits blank texts and missing
 * values.
 * @throws ApiError if a parameter is missing, or cannot be part of a path ('', '.', '..').
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

/**
 * The JSON body of a request: the input without path parameters, its texts cleaned as the contract says; undefined if it has
 * none. An invalid one is sent as it is, for the server to reject.
 */
export function bodyOf(endpoint: AddressTarget, input: Input): Input | undefined {
  if (!endpoint.body) return undefined;
  const body = withoutParameters(endpoint, input);
  const { success, output } = safeParse(endpoint.body, body);
  return success ? { ...Object(output) } : body;
}

function withoutParameters({ path }: AddressTarget, input: Input): Input {
  const parameters: readonly string[] = path.match(/(?<=:)\w+/g) ?? [];
  return Object.fromEntries(Object.entries(input).filter(([name]) => !parameters.includes(name)));
}

function encodeParameter(path: string, name: string, value: unknown): string {
  // A browser resolves dots and empty segments, and would request another resource.
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) {
    throw new ApiError('malformed', { cause: new Error(`${path} needs a '${name}' other than '${value}'.`) });
  }
  return encodeURIComponent(value);
}
