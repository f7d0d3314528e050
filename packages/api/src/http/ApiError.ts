import { DEFAULT_ERROR_MESSAGE } from '@cpd/domain/dialog';
import { isBlankText } from '@cpd/domain/text';

/**
 * Why a call failed: the server `refused` it, no answer came (`network`), an answer broke the contract (`malformed`),
 * the caller gave it up (`aborted`), the session it needed is over (`sessionEnded`), or the server does not offer the
 * endpoint, so that no request was sent (`unsupported`).
 */
export type ApiErrorKind = 'refused' | 'network' | 'malformed' | 'aborted' | 'sessionEnded' | 'unsupported';

/** What is known of a failure beside its kind; the cause is for developers. */
interface Detail {
  readonly status?: number;
  /** Absent or blank becomes 'Something went wrong.'. */
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly retryAfter?: number | null;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** The one error that calls throw (rule A3); its message is fit to be shown as plain text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The server's code; null where it gave none. */
  readonly code: string | null;
  /** How many milliseconds the server asks to wait before the request is repeated; null where it does not say. */
  readonly retryAfter: number | null;
  /** The error response as parsed JSON: some errors hold more than a message and a code. */
  readonly body: unknown;

  constructor(kind: ApiErrorKind, detail: Detail = {}) {
    super(detail.message && !isBlankText(detail.message) ? detail.message : DEFAULT_ERROR_MESSAGE, {
      cause: detail.cause,
    });
    this.kind = kind;
    this.status = detail.status ?? null;
    this.code = detail.code && !isBlankText(detail.code) ? detail.code : null;
    this.retryAfter = detail.retryAfter ?? null;
    this.body = detail.body;
  }

  /** Whether nobody is told: the call was given up on purpose, or its session has ended (rule A11). */
  get isSilent(): boolean {
    return this.kind === 'aborted' || this.kind === 'sessionEnded';
  }

  /** Whether a change failed because its item has another version now (rule A18). */
  get isChangedElsewhere(): boolean {
    return this.status === 412;
  }
}
