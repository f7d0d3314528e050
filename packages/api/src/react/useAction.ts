import { useRef, useState } from 'react';
import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { useClientContext } from './ClientContext.tsx';

/**
 * The result of an action. A failure has been reported already, unless it is silent, or the item was changed elsewhere,
 * which the caller shows.
 */
export type Outcome<Response> =
  | { readonly isDone: true; readonly response: Response }
  | { readonly isDone: false; readonly error: ApiError };

/** A request that a user triggers. */
export interface Action<Input extends readonly unknown[], Response> {
  /**
   * Sends the request. Never rejects. The same request is not sent again while it runs, and ends silently (rule A14).
   */
  readonly run: (...input: Input) => Promise<Outcome<Response>>;
  readonly isRunning: boolean;
}

interface ActionDefinition<Input extends readonly unknown[], Response> {
  readonly perform: (client: Client, ...input: Input) => Promise<Response>;
  /** Whether a failure shows the server's code. @default true */
  readonly isCodeShown?: boolean;
  /** Which requests are not sent while one runs: those with the same input, all, or none. @default 'same' */
  readonly dedupe?: 'same' | 'all' | 'none';
}

/** Sends a request on a user action, and reports its failure. */
export function useAction<Input extends readonly unknown[], Response>({
  perform,
  isCodeShown = true,
  dedupe = 'same',
}: ActionDefinition<Input, Response>): Action<Input, Response> {
  const { client, report } = useClientContext();
  const running = useRef<string[]>([]);
  const [count, setCount] = useState(0);

  async function run(...input: Input): Promise<Outcome<Response>> {
    const name = dedupe === 'same' ? JSON.stringify(input) : dedupe;
    if (dedupe !== 'none' && running.current.includes(name)) return { isDone: false, error: new ApiError('aborted') };
    running.current.push(name);
    setCount((before) => before + 1);
    try {
      return { isDone: true, response: await perform(client, ...input) };
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('malformed', { cause });
      if (!error.isSilent && !error.isChangedElsewhere) report(error, { isCodeShown });
      return { isDone: false, error };
    } finally {
      running.current.splice(running.current.indexOf(name), 1);
      setCount((before) => before - 1);
    }
  }

  return { run, isRunning: count > 0 };
}
