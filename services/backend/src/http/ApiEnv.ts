import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Bearer } from '../auth/Admin.ts';
import type { ApiKey } from '../service/ApiKey.ts';

export interface ApiEnv {
  Variables: {
    requestId: string;
    /** Names the request, and its administrator, in every line. */
    log: Logger;
    /** Where the request comes from; '' where that is not known. */
    address: string;
    /** Whose access token this is, or null when it is not a good one. */
    identify: (accessToken: string) => Promise<Bearer | null>;
    /** Whether a session has proved its user's identity within the last five minutes, before the token was issued (rule P1). */
    isProved: (bearer: Bearer) => Promise<boolean>;
    /** Whose API key this is, or null when it is not a good one. */
    identifyKey: (key: string) => Promise<ApiKey | null>;
  };
}

export type ApiApp = Hono<ApiEnv>;

export type ApiContext = Context<ApiEnv>;
