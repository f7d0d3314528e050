import { DEFAULT_ERROR_MESSAGE } from '@cpd/domain/dialog';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { databaseErrorCode } from '../database/Database.ts';
import { Unavailable } from '../running/limits/deadline.ts';
import { isDiskFull } from '../running/limits/diskSpace.ts';
import type { ApiContext } from './ApiEnv.ts';
import { conflictOf, USED_ELSEWHERE } from './databaseErrors.ts';
import { BUSY_RETRY_AFTER_S, errorContent } from './errorContent.ts';
import { HttpError } from './errors/HttpError.ts';

/** Headers that describe one body. A handler may have set them for the response that an error replaces. */
const BODY_HEADERS = ['Content-Disposition', 'Content-Encoding', 'Content-Length', 'ETag'];

/** Maps an error of a handler to a response. Any error but an `HttpError` is logged and not disclosed. */
export function sendError(error: Error, c: ApiContext): Response {
  for (const name of BODY_HEADERS) c.header(name, undefined);
  c.header('Cache-Control', 'no-store');
  // The rest of a rejected request's body is not awaited.
  if (Object(c.env).incoming?.complete === false) c.header('Connection', 'close');
  // The client has gone. The status, a common convention, distinguishes this from requests that the service aborted.
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  const { status, message, code, headers, details } = errorOf(error, c);
  if (status === 503 && !NOT_RETRYABLE.has(code)) c.header('Retry-After', String(BUSY_RETRY_AFTER_S));
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return errorResponse(c, status, { message, code, ...details });
}

interface ErrorForClient extends Pick<HttpError, 'message' | 'code' | 'headers' | 'details'> {
  readonly status: HttpError['status'] | 500;
}

/** Returns what a client learns of an error, and logs the rest. */
export function errorOf(error: Error, c: ApiContext): ErrorForClient {
  const httpError = toHttpError(error);
  if (httpError === null) {
    c.get('log').error({ err: error }, 'The request failed.');
    return { status: 500, message: DEFAULT_ERROR_MESSAGE, code: 'INTERNAL', headers: {}, details: {} };
  }
  if (httpError === USED_ELSEWHERE)
    c.get('log').warn({ err: error }, 'A table of another service prevents a deletion.');
  else if (httpError.code === 'CONFLICT' && httpError !== error)
    c.get('log').info({ err: error }, 'Another request was faster.');
  if (httpError.status === 507) c.get('log').error({ err: error }, 'The disk is full.');
  if (httpError.status === 503) c.get('log').warn({ err: error }, 'The request was aborted.');
  return httpError;
}

/** Sends an error in the media type that the client accepts. */
export function errorResponse(
  c: ApiContext,
  status: ContentfulStatusCode,
  error: { readonly message: string; readonly code: string },
): Response {
  const content = { ...error, request_id: c.get('requestId') };
  const { body, contentType } = errorContent(c.req.header('accept'), status, content);
  return c.body(body, status, { 'Content-Type': contentType });
}

/** Responds to an unsupported method of a known path. */
export function sendMethodNotAllowed(c: ApiContext, methods: readonly string[]): Response {
  c.header('Allow', methods.join(', '));
  c.header('Cache-Control', 'no-store');
  return errorResponse(c, 405, { message: 'This URL does not support the method.', code: 'METHOD_NOT_ALLOWED' });
}

export function sendNotFound(c: ApiContext): Response {
  c.header('Cache-Control', 'no-store');
  return errorResponse(c, 404, { message: 'There is nothing at this URL.', code: 'NOT_FOUND' });
}

/** Failures that would repeat themselves: with a `Retry-After`, a client would retry forever. */
const NOT_RETRYABLE: ReadonlySet<string> = new Set(['IDENTITY_NOT_CONFIGURED', 'STORAGE_REJECTED', 'TOO_SLOW']);

/**
 * PostgreSQL's error codes for lock and statement timeouts, its own stop and start, idle and other session timeouts,
 * too many connections, a server that has become read-only, and repeated deadlocks and serialization failures.
 */
const TRANSIENT_CODES = new Set(
  '55P03 57014 57P01 57P02 57P03 25P03 25P04 57P05 53200 53300 25006 40001 40P01'.split(' '),
);
/**
 * node-postgres's messages for a connection that ended during a statement, or since the previous one. They have no
 * code.
 */
const CONNECTION_ENDED = /^Connection terminated|is not queryable$/;
/** Node's codes for connections that break or cannot be opened. */
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether the database, or another service, is temporarily unavailable. */
function isUnavailable(error: Error, databaseCode: string | null): boolean {
  if (error instanceof Unavailable || CONNECTION_ENDED.test(error.message)) return true;
  if (databaseCode !== null && (TRANSIENT_CODES.has(databaseCode) || databaseCode.startsWith('08'))) return true;
  // A stopped PostgreSQL removes its socket.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return 'code' in error && UNREACHABLE.has(String(error.code));
}

function toHttpError(error: Error): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError(400, 'BAD_REQUEST', 'The request could not be read.');
  }
  const databaseCode = databaseErrorCode(error);
  if (isDiskFull(error)) {
    const message = 'The disk is full, so nothing was saved. The operator of this service has to free some space.';
    return new HttpError(507, 'DISK_FULL', message);
  }
  // A statement of an aborted request is cancelled with the same code and another message.
  if (databaseCode === '57014' && error.message.includes('statement timeout')) {
    return new HttpError(
      503,
      'TOO_SLOW',
      'This took too long and was stopped. Ask for less, for example with a longer keyword.',
    );
  }
  if (isUnavailable(error, databaseCode)) {
    return new HttpError(503, 'BUSY', 'The service is busy. Please try again in a moment.');
  }
  // Class 22: a value that the database cannot store, such as a number beyond its integers.
  if (databaseCode?.startsWith('22')) return new HttpError(400, 'BAD_INPUT', 'A value is out of range.');
  return conflictOf(error);
}
