/** The statuses of error responses (rule B7). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 429 | 503 | 507;

/** An error response, `{message, code}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ErrorStatus;
  /** An upper-case word such as `COURSE_NOT_READY`. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Further fields of the response. */
  readonly details: object;

  constructor(
    status: ErrorStatus,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    details: object = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}

/** Ends the request with an error response, whose message is for the user. @throws HttpError always. */
export function throwHttpError(
  status: ErrorStatus,
  code: string,
  message: string,
  headers?: Readonly<Record<string, string>>,
): never {
  throw new HttpError(status, code, message, headers);
}

/** Rejects a request over a limit until a number of seconds has passed. @throws HttpError 429 with `Retry-After`. */
export function throwTooMany(code: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_REQUESTS', message: string, seconds: number): never {
  throwHttpError(429, code, message, { 'Retry-After': String(seconds) });
}

/** An invalid field and its problem. */
export interface FieldError {
  /** Its path, such as `choices.0.text`. */
  readonly field: string;
  readonly message: string;
}

/** Rejects invalid input. @throws HttpError always. */
export function throwBadRequest(message: string, errors: readonly FieldError[] = []): never {
  throw new HttpError(400, 'BAD_INPUT', message, {}, errors.length > 0 ? { errors } : {});
}

/** Returns the item. @throws HttpError 404 if there is none. */
export function requireFound<T>(item: T | null | undefined | false, noun: string): T {
  if (item !== null && item !== undefined && item !== false) return item;
  return throwHttpError(404, 'NOT_FOUND', `This ${noun} doesn't exist any more.`);
}

/** Rejects an invalid review link. @throws HttpError 403. */
export function throwBadLink(): never {
  throwHttpError(403, 'BAD_LINK', 'This review link has expired or is not valid.');
}
