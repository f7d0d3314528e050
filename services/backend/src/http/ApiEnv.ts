import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Bearer } from './Admin.ts';
import type { ApiKey } from './ApiKey.ts';

/** What handlers read with `c.get`. */
export interface ApiVariables {
  requestId: string;
  /** The log of the request. Every line names the request and its administrator. */
  log: Logger;
  /** The client's address; '' if unknown. */
  address: string;
  /** The session of the access token; null if it is invalid. */
  identify: (accessToken: string) => Promise<Bearer | null>;
  /** Whether a session has proved its user's identity within the last five minutes, before the token was issued (rule P1). */
  isProved: (bearer: Bearer) => Promise<boolean>;
  /** The API key; null if it is invalid. */
  identifyKey: (bearer: string) => Promise<ApiKey | null>;
  /** Counts a request with an API key. */
  keyQuota: { readonly count: (c: ApiContext, keyId: string) => Promise<void> };
}

export interface ApiEnv {
  Variables: ApiVariables;
}

export type ApiApp = Hono<ApiEnv>;

export type ApiContext = Context<ApiEnv>;
