/** What the service stands on does not answer in time, or more waits for it than it can do in time: a 503. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Waits for work that cannot be called off itself, until the signal ends. @throws Unavailable when it does. */
export async function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Unavailable('No answer came in time.', { cause: signal.reason }));
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
