import { useRef, useState } from 'react';
import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { useClientContext } from './ClientContext.tsx';

/**
 * How an action ended. A failure has been reported already, unless it is silent, or the
 * item was changed elsewhere, which the caller shows.
 */
export type Outcome<Response> =
  | { readonly isDone: true; readonly response: Response }
  | { readonly isDone: false; readonly error: ApiError };

/** A call that a person sets off. */
export interface Action<Input extends readonly unknown[], Response> {
  /** Makes the call; never rejects. The same call again while it runs is not made, and ends silently (rule A14). */
  readonly run: (...input: Input) => Promise<Outcome<Response>>;
  readonly isRunning: boolean;
}

interface ActionDefinition<Input extends readonly unknown[], Response> {
  readonly perform: (client: Client, ...input: Input) => Promise<Response>;
  /** Whether a failure shows the server's code. @default true */
  readonly isCodeShown?: boolean;
  /** Which calls are not made while one runs: those with the same input, all, or none. @default 'same' */
  readonly dedupe?: 'same' | 'all' | 'none';
}

/** Runs a call for a person, and reports its failure. */
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
