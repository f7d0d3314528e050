import { type Client, createClient } from '../../packages/api/src/client/createClient.ts';
import { ApiError } from '../../packages/api/src/http/ApiError.ts';
import { addressOf, type Input } from '../../packages/api/src/http/address.ts';
import type { AnyEndpoint } from '../../packages/api/src/http/endpoint.ts';
import { SessionStore } from '../../packages/api/src/session/SessionStore.ts';
import type { Checklist } from './Checklist.ts';
import { expectThat } from './Checklist.ts';

/** What the check is told. */
export interface ContractCheckOptions {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  /** A captcha token made elsewhere, for hosts whose captcha cannot be solved here. */
  readonly captchaToken?: string | undefined;
  /** An issued certificate's id. */
  readonly certificate?: string | undefined;
  /** Whether drafts may be created, changed and deleted again. */
  readonly write: boolean;
}

/** The host under check: the product's own client, a way past it, and the list of what was found. */
export interface CheckedHost {
  readonly options: ContractCheckOptions;
  readonly client: Client;
  readonly session: SessionStore;
  readonly list: Checklist;
  /** Makes a call as it is, without session, renewal or decoding. */
  readonly call: (endpoint: AnyEndpoint, input?: Input, init?: RequestInit) => Promise<Response>;
}

/** The name under which a call is listed, such as `GET /v1/course/:id (unknown id)`. */
export function nameOf({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>, inCase = ''): string {
  return inCase === '' ? `${method} ${path}` : `${method} ${path} (${inCase})`;
}

/** Opens a host for checking. */
export function openHost(options: ContractCheckOptions, list: Checklist): CheckedHost {
  // Nothing of the session is to outlive the check.
  const session = new SessionStore({ read: () => null, write: () => undefined, subscribe: () => undefined });
  const client = createClient({ baseUrl: options.baseUrl, session, lock: (work) => work() });
  const call = (endpoint: AnyEndpoint, input: Input = {}, init: RequestInit = {}) =>
    fetch(options.baseUrl.replace(/\/+$/, '') + addressOf(endpoint, input), { ...init, method: endpoint.method });
  return { options, client, session, list, call };
}

/** Notes calls as not made. */
export function skipEach({ list }: CheckedHost, endpoints: readonly AnyEndpoint[], reason: string): void {
  for (const endpoint of endpoints) list.skip(nameOf(endpoint), reason);
}

/** Requires that a call of the client is refused with a 4xx. */
export async function expectRefused(call: Promise<unknown>): Promise<void> {
  const reason = await call.then(
    () => null,
    (error: unknown) => error,
  );
  const status = reason instanceof ApiError ? reason.status : null;
  expectThat(status !== null && status >= 400 && status < 500, `answered ${status ?? 'well'} where a 4xx was due`);
}

/** Requires an error answer that the product can show (rule A3). */
export async function expectRefusal(response: Response, statuses: readonly number[] = []): Promise<void> {
  const { status } = response;
  const text = await response.text();
  expectThat(status >= 400 && status < 500, `answered ${status} where a 4xx was due`);
  expectThat(
    statuses.length === 0 || statuses.includes(status),
    `answered ${status} instead of ${statuses.join(' or ')}`,
  );
  const message: unknown = Object(parsed(text)).message;
  expectThat(typeof message === 'string' && message !== '', `answered ${status} without a "message" to show`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
