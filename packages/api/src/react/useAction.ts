import { useRef, useState } from 'react';
import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { useClientContext } from './ClientContext.tsx';

/**
 * How an action ended. A failure has been reported already, unless it is silent, or the
 * item was changed elsewhere, which the caller shows.
 */
export type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly error: ApiError };

/** A call that a person sets off. */
export interface Action<Input extends readonly unknown[], Answer> {
  /** Makes the call; never rejects. The same call again while it runs is not made, and ends silently (rule A14). */
  readonly run: (...input: Input) => Promise<Outcome<Answer>>;
  readonly isRunning: boolean;
}

interface ActionDefinition<Input extends readonly unknown[], Answer> {
  readonly perform: (client: Client, ...input: Input) => Promise<Answer>;
  /** Whether a failure shows the server's code. @default true */
  readonly isCodeShown?: boolean;
  /** Which calls are not made while one runs: those with the same input, all, or none. @default 'same' */
  readonly dedupe?: 'same' | 'all' | 'none';
}

/** Runs a call for a person, and reports its failure. */
export function useAction<Input extends readonly unknown[], Answer>({
  perform,
  isCodeShown = true,
  dedupe = 'same',
}: ActionDefinition<Input, Answer>): Action<Input, Answer> {
  const { client, report } = useClientContext();
  const running = useRef<string[]>([]);
  const [count, setCount] = useState(0);

  async function run(...input: Input): Promise<Outcome<Answer>> {
    const name = dedupe === 'same' ? JSON.stringify(input) : dedupe;
    if (dedupe !== 'none' && running.current.includes(name)) return { isDone: false, error: new ApiError('aborted') };
    running.current.push(name);
    setCount((before) => before + 1);
    try {
      return { isDone: true, answer: await perform(client, ...input) };
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
