import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import { BASE_HEADERS } from './securityHeaders.ts';

/** The `Retry-After` of a service that is busy or not ready, in seconds. */
export const BUSY_RETRY_AFTER_S = 5;

/** The fields of every error. The `details` of an `HttpError` are added to them. */
interface ErrorBody {
  readonly message: string;
  readonly code: string;
  /** The request's id in the log and in `X-Request-Id`. */
  readonly request_id: string;
}

const PROBLEM = 'application/problem+json';

/**
 * Formats an error as `{message, code, request_id}`, or as problem details (RFC 9457) if `Accept` names their media type. Wildcards
 * do not count, because clients that do not support problem details send them too.
 */
export function errorContent(accept: string | null | undefined, status: number, error: ErrorBody) {
  if (!acceptsProblem(accept)) return { body: JSON.stringify(error), contentType: 'application/json' };
  // The type is about:blank, so the title is the status phrase (RFC 9457, 4.2.1); `code` distinguishes errors of a
  // status.
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: error.message, ...error };
  return { body: JSON.stringify(problem), contentType: PROBLEM };
}

/** An error that is sent outside of the application, with the headers that the application adds to its own. */
export function errorOutside(
  status: number,
  error: Omit<ErrorBody, 'request_id'>,
  accept?: string | null,
): { readonly headers: Readonly<Record<string, string>>; readonly body: string } {
  const id = randomUUID();
  const { body, contentType } = errorContent(accept, status, { ...error, request_id: id });
  return { headers: { 'Content-Type': contentType, 'X-Request-Id': id, ...BASE_HEADERS }, body };
}

function acceptsProblem(accept: string | null | undefined): boolean {
  return accept ? parseAccept(accept).some(({ type, q }) => type.toLowerCase() === PROBLEM && q > 0) : false;
}
