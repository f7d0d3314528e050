import { once } from 'node:events';
import type { ApiContext } from '../../http/ApiEnv.ts';
import { wrapStream } from './wrapStream.ts';

/**
 * The same stream. If it breaks off, the error is logged and the connection closed, so that no client mistakes a part
 * for the file.
 */
export function loggingFaults(
  c: ApiContext,
  bytes: ReadableStream<Uint8Array>,
  message: string,
): ReadableStream<Uint8Array> {
  return wrapStream(bytes, async (next) => {
    try {
      return await next();
    } catch (error) {
      if (!c.req.raw.signal.aborted) c.get('log').error({ err: error }, message);
      const { outgoing } = Object(c.env);
      // The server library would write the error to the console, and to the client if nothing was sent yet.
      if (outgoing === undefined) throw error;
      await once(outgoing.destroy(), 'close');
      return { done: true, value: undefined };
    }
  });
}
