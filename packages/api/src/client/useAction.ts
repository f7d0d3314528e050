import { useRef, useState } from 'react';
import { ApiError } from '../http/ApiError.ts';
import { type Report, useClientContext } from './ClientContext.ts';
import type { Client } from './createClient.ts';

/** How an action ended. A failure has been reported already, unless it is silent or the hook's caller took it. */
export type Outcome<Answer> =
  | { readonly isDone: true; readonly answer: Answer }
  | { readonly isDone: false; readonly error: ApiError };

/** A call that a person sets off. */
export interface Action<Input extends readonly unknown[], Answer> {
  /** Makes the call; never rejects. The same call again while it runs is not made, and ends silently (rule A14). */
  readonly run: (...input: Input) => Promise<Outcome<Answer>>;
  /** Whether a call of this action is in flight. */
  readonly isRunning: boolean;
}

/** How an action's hook is told to differ. */
export interface ActionOptions {
  /** Takes the failures in place of the app's dialog, for forms that show them by a field. */
  readonly onError?: Report | undefined;
}

/** How an action is built. */
export interface ActionDefinition<Input extends readonly unknown[], Answer> extends ActionOptions {
  readonly perform: (client: Client, ...input: Input) => Promise<Answer>;
  /** Whether a failure shows the server's code. @default true */
  readonly isCodeShown?: boolean;
  /** Names a call, so that the same one is not made twice at once; null lets any be made. @default by its input */
  readonly identify?: (...input: Input) => string | null;
}

/** Builds an action from a request. */
export function useAction<Input extends readonly unknown[], Answer>(
  definition: ActionDefinition<Input, Answer>,
): Action<Input, Answer> {
  const { client, report } = useClientContext();
  const running = useRef(new Set<string>());
  const [count, setCount] = useState(0);

  async function run(...input: Input): Promise<Outcome<Answer>> {
    const identity = definition.identify ? definition.identify(...input) : JSON.stringify(input);
    if (identity !== null && running.current.has(identity)) return { isDone: false, error: new ApiError('aborted') };
    if (identity !== null) running.current.add(identity);
    setCount((before) => before + 1);
    try {
      return { isDone: true, answer: await definition.perform(client, ...input) };
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('malformed', { cause });
      const isCodeShown = definition.isCodeShown ?? true;
      if (!error.isSilent) (definition.onError ?? report)(error, { isCodeShown });
      return { isDone: false, error };
    } finally {
      if (identity !== null) running.current.delete(identity);
      setCount((before) => before - 1);
    }
  }

  return { run, isRunning: count > 0 };
}
