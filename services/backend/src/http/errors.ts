import { DEFAULT_ERROR_MESSAGE } from '@cpd/domain/dialog';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { databaseErrorCode } from '../database/Database.ts';
import { HttpError } from '../errors/HttpError.ts';
import { isDiskFull } from '../limits/DiskFull.ts';
import { Unavailable } from '../limits/deadline.ts';
import type { ApiContext } from './ApiEnv.ts';
import { errorContent } from './errorContent.ts';

/** Turns what a handler threw into a response. Anything but an `HttpError` is logged and not disclosed. */
export function sendError(error: Error, c: ApiContext): Response {
  c.header('Cache-Control', 'no-store');
  // What the client still sends of a rejected request is not waited for.
  if (Object(c.env).incoming?.complete === false) c.header('Connection', 'close');
  // No one hears this; the number, which others use as well, keeps it apart from requests that the service gave up.
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  const httpError = toHttpError(error);
  if (httpError === null) {
    c.get('log').error({ err: error }, 'The call failed.');
    return errorResponse(c, 500, { message: DEFAULT_ERROR_MESSAGE, code: 'INTERNAL' });
  }
  if (httpError.status === 507) c.get('log').error({ err: error }, 'The disk is full.');
  if (httpError.status === 503) {
    c.get('log').warn({ err: error }, 'The call was given up.');
    if (!FAILING_AGAIN.has(httpError.code)) c.header('Retry-After', RETRY_AFTER_S);
  }
  for (const [name, value] of Object.entries(httpError.headers)) c.header(name, value);
  const { status, message, code, details } = httpError;
  return errorResponse(c, status, { message, code, ...details });
}

/** Sends an error in the media type that the client accepts. */
export function errorResponse(
  c: ApiContext,
  status: ContentfulStatusCode,
  error: { readonly message: string; readonly code: string },
): Response {
  const { body, contentType } = errorContent(c.req.header('accept'), status, error);
  return c.body(body, status, { 'Content-Type': contentType });
}

/** Responds to a method that a known address does not have. */
export function respondToOtherMethod(c: ApiContext, methods: readonly string[]): Response {
  c.header('Allow', methods.join(', '));
  c.header('Cache-Control', 'no-store');
  return errorResponse(c, 405, { message: 'This address has no such call.', code: 'METHOD_NOT_ALLOWED' });
}

export function unknownRoute(c: ApiContext): Response {
  c.header('Cache-Control', 'no-store');
  return errorResponse(c, 404, { message: 'There is nothing at this address.', code: 'NOT_FOUND' });
}

/** After how long to ask again where this service cannot answer at the moment, in seconds. */
const RETRY_AFTER_S = '5';

/** What would fail again: a client that is told when to ask again would do so forever. */
const FAILING_AGAIN: ReadonlySet<string> = new Set(['IDENTITY_NOT_CONFIGURED', 'STORAGE_REJECTED', 'TOO_SLOW']);

/**
 * What PostgreSQL says of a statement that waited too long for a lock, or ran too long, of its own stop and start, of a
 * transaction or a session that was idle, or went on, for too long, of too many connections, of a server that has become a
 * copy to be read, and of requests that collided again and again.
 */
const GIVEN_UP = new Set('55P03 57014 57P01 57P02 57P03 25P03 25P04 57P05 53200 53300 25006 40001 40P01'.split(' '));
/** What node-postgres says of a connection that ended during a statement, or since the one before; without a code. */
const CONNECTION_ENDED = /^Connection terminated|is not queryable$/;
/** How Node names a connection that breaks, or cannot be made. */
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

/** Whether the database, or another service, cannot be had at the moment. */
function isUnavailable(error: Error, databaseCode: string | null): boolean {
  if (error instanceof Unavailable || CONNECTION_ENDED.test(error.message)) return true;
  if (databaseCode !== null && (GIVEN_UP.has(databaseCode) || databaseCode.startsWith('08'))) return true;
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
  // A request that was given up ends its statement by the same code and another message.
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
  // Class 22: a value the database cannot hold, such as a number beyond its integers.
  if (databaseCode?.startsWith('22')) return new HttpError(400, 'BAD_INPUT', 'A value is out of range.');
  // Foreign keys: what one request refers to, another has just deleted, or the other way round.
  if (databaseCode === '23503' || databaseCode === '23001') {
    return new HttpError(409, 'CONFLICT', 'Something this refers to has changed. Please try again.');
  }
  return null;
}
