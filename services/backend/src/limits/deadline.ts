import { AsyncLocalStorage } from 'node:async_hooks';

/** A 503: what the service depends on does not respond in time, or too much waits for it. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Ends when no one waits any more for the work that is being done: at its deadline, or once its client has gone. */
export const callSignal = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Does work that has to end in time; all that it waits for ends with it.
 *
 * @param what Names it, for the log.
 * @param waiting Ends when no one waits for it any more. @default the signal of the work that it is a part of
 * @throws Unavailable when it does not, or no one waits.
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
