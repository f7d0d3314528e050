import { DEFAULT_ERROR_MESSAGE } from '@cpd/domain/dialog';
import { isSentence, type Sentence, sentence } from '@cpd/domain/sentence';
import { isBlankText } from '@cpd/domain/text';

/**
 * Why a request failed: an error response (`http`), no response (`network`), a response that violates the contract
 * (`malformed`), an abort by the caller (`aborted`), an ended session (`sessionEnded`), or an endpoint that the server
 * does not offer, so that no request was sent (`unsupported`).
 */
export type ApiErrorKind = 'http' | 'network' | 'malformed' | 'aborted' | 'sessionEnded' | 'unsupported';

/** Details of a failure. The cause is for developers. */
interface Detail {
  readonly status?: number;
  /** What the server says, or a sentence of our own. @default 'Something went wrong.', also for a blank message */
  readonly message?: string | Sentence | undefined;
  readonly code?: string | undefined;
  readonly retryAfter?: number | null;
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The only error that requests throw (rule A3). Its message, as plain text, is what the server says; `errorSentence` is what
 * people are shown.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** What to show instead of the server's message; undefined if it sent one. */
  readonly own: Sentence | undefined;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  /** The server's error code; null if it sent none. */
  readonly code: string | null;
  /** Milliseconds to wait before the request is repeated, from `Retry-After`; null without it. */
  readonly retryAfter: number | null;
  /** The error response as parsed JSON: some errors hold more than a message and a code. */
  readonly body: unknown;

  constructor(kind: ApiErrorKind, detail: Detail = {}) {
    const { message = '' } = detail;
    const isSent = !isSentence(message) && !isBlankText(message);
    super(isSent ? message : DEFAULT_ERROR_MESSAGE, { cause: detail.cause });
    this.own = isSentence(message) ? message : isSent ? undefined : sentence('Something went wrong.');
    this.kind = kind;
    this.status = detail.status ?? null;
    this.code = detail.code && !isBlankText(detail.code) ? detail.code : null;
    this.retryAfter = detail.retryAfter ?? null;
    this.body = detail.body;
  }

  /** Whether no dialog is shown: the request was aborted, or its session has ended (rule A11). */
  get isSilent(): boolean {
    return this.kind === 'aborted' || this.kind === 'sessionEnded';
  }

  /** Whether the server has rejected the request, so that it has changed nothing. */
  get isRejected(): boolean {
    return this.kind === 'http' && this.status !== null && this.status < 500;
  }

  /** Whether a change may have been made all the same: the response was lost, or was not the server's own. */
  get isOutcomeUnknown(): boolean {
    return ['http', 'network', 'malformed'].includes(this.kind) && !this.isRejected;
  }

  /** Whether the same request may succeed later: the server could not be reached, was busy, or had a change at the same moment. */
  get isTemporary(): boolean {
    const { kind, status, code } = this;
    return kind === 'network' || status === 408 || status === 429 || (status ?? 0) >= 500 || code === 'CONFLICT';
  }

  /** Whether a change failed because its item has another version now. */
  get isChangedElsewhere(): boolean {
    return this.status === 412;
  }
}
