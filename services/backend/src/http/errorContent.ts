import { STATUS_CODES } from 'node:http';
import { parseAccept } from 'hono/utils/accept';

/** What every error says. `details` of an `HttpError` come on top. */
interface ErrorBody {
  readonly message: string;
  readonly code: string;
}

const PROBLEM = 'application/problem+json';

/**
 * Writes an error as `{message, code}`, or as problem details (RFC 9457) if the client names their media type in `Accept`.
 * Wildcards do not count: clients that do not know problem details send them too.
 */
export function errorContent(accept: string | null | undefined, status: number, error: ErrorBody) {
  if (!acceptsProblem(accept)) return { body: JSON.stringify(error), contentType: 'application/json' };
  // The type is about:blank, so the title is the status in words (RFC 9457, 4.2.1); `code` tells the errors of a status apart.
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: error.message, ...error };
  return { body: JSON.stringify(problem), contentType: PROBLEM };
}

function acceptsProblem(accept: string | null | undefined): boolean {
  return accept ? parseAccept(accept).some(({ type, q }) => type.toLowerCase() === PROBLEM && q > 0) : false;
}
