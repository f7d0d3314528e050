import { ApiError } from './ApiError.ts';
import { parseRetryAfter } from './retryAfter.ts';

/** Timeout of requests that read, in milliseconds (rule A19). */
const READ_TIMEOUT_MS = 15_000;

/** Timeout of requests that change something, and of uploads without progress, in milliseconds (rule A19). */
const WRITE_TIMEOUT_MS = 30_000;

export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
  /** Whether a successful response is a file, which may take longer than the timeout as long as bytes arrive. */
  readonly isFile?: boolean;
}

export interface OutgoingUpload extends Omit<OutgoingRequest, 'body'> {
  readonly body: FormData;
  /** Receives the fraction of the body that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** A response that is not decoded yet. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** The version of the item; null if the server sends no `ETag`. */
  readonly etag: string | null;
  /** Milliseconds to wait before the request is repeated, from `Retry-After`; null without it. */
  readonly retryAfter: number | null;
  /** A successful response that is a file. */
  readonly file?: Blob;
}

/**
 * Sends a request with fetch, and returns the response of any status.
 * @throws ApiError of kind 'network' without a response in time, 'aborted' if the signal aborted the request.
 */
export async function sendRequest(fetch: typeof globalThis.fetch, outgoing: OutgoingRequest): Promise<Reply> {
  const { url, signal, isFile = false, ...request } = outgoing;
  const timeout = new AbortController();
  const start = () => setTimeout(() => timeout.abort(), outgoing.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  let timer = start();
  const onChunk = () => {
    clearTimeout(timer);
    timer = start();
  };
  try {
    const anySignal = AbortSignal.any(signal ? [signal, timeout.signal] : [timeout.signal]);
    // A page that is being closed still sends a small change.
    const keepalive = request.method !== 'GET' && request.body === null;
    const response = await fetch(url, { ...request, signal: anySignal, ...(keepalive && { keepalive }) });
    const file = isFile && response.ok ? await readFile(response, onChunk) : undefined;
    return {
      status: response.status,
      text: file === undefined ? await response.text() : '',
      ...(file && { file }),
      etag: response.headers.get('ETag'),
      retryAfter: parseRetryAfter(response.headers.get('Retry-After')),
    };
  } catch (cause) {
    throw new ApiError(signal?.aborted ? 'aborted' : 'network', { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function readFile({ body, headers }: Response, onChunk: () => void): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    chunks.push(part.value);
    onChunk();
  }
  return new Blob(chunks, { type: headers.get('Content-Type') ?? '' });
}

/**
 * Sends an upload with XMLHttpRequest, because fetch does not report upload progress in every browser.
 * @throws ApiError of kind 'network' without progress or a response in time, 'aborted' if the signal aborted it.
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
