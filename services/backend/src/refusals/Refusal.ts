/** The statuses a call is refused with (rule B7). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 429 | 503 | 507;

/** A call that is refused; it becomes the answer `{message, code}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  /** An upper-case word such as `COURSE_NOT_READY`. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the response has beside message and code. */
  readonly details: object;

  constructor(
    status: RefusalStatus,
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

/** Refuses the call with a message for the person who made it. @throws Refusal always. */
export function refuse(
  status: RefusalStatus,
  code: string,
  message: string,
  headers?: Readonly<Record<string, string>>,
): never {
  throw new Refusal(status, code, message, headers);
}

/** A field that is not what the call takes, with the same sentence that the response has as its message. */
export interface FieldError {
  /** Its path, such as `choices.0.text`. */
  readonly field: string;
  readonly message: string;
}

/** Refuses input that is not what the call takes. @throws Refusal always. */
export function refuseInput(message: string, errors: readonly FieldError[] = []): never {
  throw new Refusal(400, 'BAD_INPUT', message, {}, errors.length > 0 ? { errors } : {});
}

/** Gives what was found, or refuses with 404. @throws Refusal when nothing was found. */
export function found<T>(item: T | null | undefined, noun: string): T {
  return item ?? refuse(404, 'NOT_FOUND', `There is no ${noun} with this id.`);
}

/** Refuses whoever holds no good review link. @throws Refusal 403. */
export function refuseLink(): never {
  refuse(403, 'BAD_LINK', 'This review link has expired or is not valid.');
}
