import { withTimeout } from '../../running/limits/deadline.ts';
import type { Storage } from './Storage.ts';
import { wrapStream } from './wrapStream.ts';

/** Maximum duration of a request, for reads until the response starts, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Maximum pause between two chunks of a read, in milliseconds. */
const SILENCE_TIMEOUT_MS = 10_000;
const NAME = 'A request to the storage';

/** Gives every request to a storage a deadline, after which its connection is closed. */
export function withDeadlines(storage: Storage): Storage {
  const inTime = <T>(call: (signal: AbortSignal) => Promise<T>) => withTimeout(NAME, REQUEST_TIMEOUT_MS, call);
  return {
    put: (key, bytes, mimeType) => inTime((signal) => storage.put(key, bytes, mimeType, signal)),
    async read(key, range) {
      const body = await inTime((signal) => storage.read(key, range, signal));
      return body && endingInSilence(body);
    },
    delete: (key) => inTime((signal) => storage.delete(key, signal)),
  };
}

/** The same stream. The timeout runs only while a chunk is awaited, because the reader may be slow. */
function endingInSilence(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return wrapStream(body, (next) => withTimeout(NAME, SILENCE_TIMEOUT_MS, next));
}
