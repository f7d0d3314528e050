import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';

/** Whose session an access token is of. */
export interface SessionHolder {
  readonly id: string;
  readonly sessionId: string;
}

/** The administrator whose bearer a call carries. */
export interface Admin extends SessionHolder {
  readonly name: string;
}

export interface ApiEnv {
  Variables: {
    requestId: string;
    /** Names the request, and its administrator, in every line. */
    log: Logger;
    /** Where the call comes from; '' where that is not known. */
    address: string;
    /** Whose access token this is, or null when it is not a good one. */
    identify: (accessToken: string) => Promise<Admin | null>;
    /** Whether answers are checked against the contract; on in tests. */
    checkAnswers: boolean;
  };
}

export type ApiApp = Hono<ApiEnv>;

export type ApiContext = Context<ApiEnv>;
