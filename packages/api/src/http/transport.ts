import { ApiError } from './ApiError.ts';
import { parseRetryAfter } from './retryAfter.ts';

/** Milliseconds that a call may take which reads (rule A19). */
const READ_TIMEOUT_MS = 15_000;

/** Milliseconds that a call may take which changes something, and that an upload may stand still (rule A19). */
const WRITE_TIMEOUT_MS = 30_000;

/** A call on its way out, all texts written. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
}

/** An upload on its way out. */
export interface OutgoingUpload extends Omit<OutgoingRequest, 'body'> {
  readonly body: FormData;
  /** Hears the share of the body that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** An answer, not yet understood. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The version of what was answered; null where the host names none. */
  readonly etag: string | null;
  /** How many milliseconds the server asks to wait before the request is repeated; null where it does not say. */
  readonly retryAfter: number | null;
}

/**
 * Carries a call out by fetch, and its answer back, whatever its status.
 * @throws ApiError of kind 'network' when no answer came in time, 'aborted' when the signal gave the call up.
 */
export async function sendRequest(fetch: typeof globalThis.fetch, outgoing: OutgoingRequest): Promise<Reply> {
  const { url, signal, ...request } = outgoing;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), outgoing.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  try {
    const either = AbortSignal.any(signal ? [signal, timeout.signal] : [timeout.signal]);
    const response = await fetch(url, { ...request, signal: either });
    return {
      status: response.status,
      text: await response.text(),
      etag: response.headers.get('ETag'),
      retryAfter: parseRetryAfter(response.headers.get('Retry-After')),
    };
  } catch (cause) {
    throw new ApiError(signal?.aborted ? 'aborted' : 'network', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Carries an upload out by XMLHttpRequest, the one way to its progress that every browser has.
 * @throws ApiError of kind 'network' when it stood still or no answer came, 'aborted' when the signal gave it up.
 */
export function sendUpload({ method, url, headers, body, signal, onProgress }: OutgoingUpload): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let timer = setTimeout(abort, WRITE_TIMEOUT_MS);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, WRITE_TIMEOUT_MS);
      onProgress?.(total === 0 ? 0 : loaded / total);
    };
    request.onload = () =>
      resolve({ status: request.status, text: request.responseText, etag: null, retryAfter: null });
    request.onerror = () => reject(new ApiError('network'));
    request.onabort = () => reject(new ApiError(signal?.aborted ? 'aborted' : 'network'));
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}
