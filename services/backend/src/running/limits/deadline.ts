import { AsyncLocalStorage } from 'node:async_hooks';

/** A 503: a dependency does not respond in time, or too many requests wait for it. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Aborts when no one waits for the current work any more: at its deadline, or when its client has gone. */
export const requestSignal = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Runs work with a deadline. Its signal aborts everything that the work waits for.
 *
 * @param name Its name in the log.
 * @param waiting Aborts when no one waits for it any more. @default the signal of the surrounding work
 * @throws Unavailable if it takes too long or is aborted.
 */
export async function withTimeout<T>(
  name: string,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  waiting = requestSignal.getStore(),
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error(`It took more than ${milliseconds} ms.`)), milliseconds);
  const signal = waiting === undefined ? timeout.signal : AbortSignal.any([waiting, timeout.signal]);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([requestSignal.run(signal, () => work(signal)), ended]);
  } catch (error) {
    throw signal.aborted ? new Unavailable(`${name} was aborted.`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
