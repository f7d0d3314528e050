import type { Context, Hono } from 'hono';
import type { RequestLog } from './RequestLog.ts';

/** The administrator whose bearer a call carries. */
export interface Admin {
  readonly id: string;
  readonly sessionId: string;
}

export interface ApiEnv {
  Variables: {
    requestId: string;
    log: RequestLog;
    /** Whose access token this is, or null when it is not a good one. */
    identify: (accessToken: string) => Promise<Admin | null>;
    /** Whether answers are checked against the contract; on in tests. */
    checkAnswers: boolean;
  };
}

export type ApiApp = Hono<ApiEnv>;

export type ApiContext = Context<ApiEnv>;
