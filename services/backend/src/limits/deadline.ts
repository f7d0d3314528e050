import { AsyncLocalStorage } from 'node:async_hooks';

/** A 503: a dependency does not respond in time, or too many requests wait for it. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Aborts when no one waits for the current work any more: at its deadline, or when its client has gone. */
export const callSignal = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Runs work with a deadline. Its signal aborts everything that the work waits for.
 *
 * @param what Its name in the log.
 * @param waiting Aborts when no one waits for it any more. @default the signal of the surrounding work
 * @throws Unavailable if it takes too long or is aborted.
 */
export async function within<T>(
  what: string,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  waiting = callSignal.getStore(),
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`It took more than ${milliseconds} ms.`)), milliseconds);
  const signal = waiting === undefined ? late.signal : AbortSignal.any([waiting, late.signal]);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([callSignal.run(signal, () => work(signal)), ended]);
  } catch (error) {
    throw signal.aborted ? new Unavailable(`${what} was given up.`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
