import { ApiError } from './ApiError.ts';

/** A call on its way out, all texts written. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  readonly signal: AbortSignal | undefined;
  /** Hears the share of the body that has been sent, from 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined;
}

/** An answer, not yet understood. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The version of what was answered; null where the host names none. */
  readonly etag: string | null;
}

/**
 * Carries a call out and its answer back, whatever its status.
 * @throws ApiError of kind 'network' when no answer came, 'aborted' when the signal gave the call up.
 */
export type Transport = (call: Outgoing) => Promise<Reply>;

/** Carries calls by fetch; it cannot tell how far an upload is. */
export function fetchTransport(fetch: typeof globalThis.fetch): Transport {
  return async ({ method, url, headers, body, signal }) => {
    try {
      const response = await fetch(url, { method, headers, body, signal: signal ?? null });
      return { status: response.status, text: await response.text(), etag: response.headers.get('ETag') };
    } catch (cause) {
      throw new ApiError(signal?.aborted ? 'aborted' : 'network', { cause });
    }
  };
}

/** Carries calls by XMLHttpRequest, the one way to an upload's progress that every browser has. */
export function progressTransport(call: Outgoing): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(call.method, call.url);
    for (const [name, value] of Object.entries(call.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => call.onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText, etag: null });
    request.onerror = () => reject(new ApiError('network'));
    request.onabort = () => reject(new ApiError('aborted'));
    request.onloadend = () => call.signal?.removeEventListener('abort', abort);
    if (call.signal?.aborted) return reject(new ApiError('aborted'));
    call.signal?.addEventListener('abort', abort);
    request.send(call.body);
  });
}
