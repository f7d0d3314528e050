import { useSWRConfig } from 'swr';
import { ApiError } from '../http/ApiError.ts';
import type { AnswerOf, Endpoint, InputOf } from '../http/endpoint.ts';
import { type Action, useAction } from '../react/useAction.ts';
import { AnswerCache } from './AnswerCache.ts';
import { followers, type Query } from './query.ts';

/** What a mutation does to the cached answers. */
interface MutationEffects<Input, Answer> {
  /** Shows the change while the call is on its way. */
  readonly onStart?: (cache: AnswerCache, input: Input, sent: Promise<Answer>) => Promise<unknown>;
  /** Follows a call that succeeded; it is waited for. */
  readonly onSuccess?: (cache: AnswerCache, input: Input) => unknown;
  /** Is loaded again however the call ended, as others may have been faster; it is waited for. */
  readonly reloads?: Query<never, unknown>;
}

/** A call that changes something. */
interface Mutation<Input, Answer> {
  /** A change may name the version of the item that it was made from (rule A18). */
  readonly useMutation: () => Action<[input: Input, ifMatch?: string | null], Answer>;
}

/** Makes a mutation of a call that the contract describes. */
export function mutation<E extends Endpoint>(
  endpoint: E,
  { onStart, onSuccess, reloads }: MutationEffects<InputOf<E>, AnswerOf<E>> = {},
): Mutation<InputOf<E>, AnswerOf<E>> {
  return {
    useMutation() {
      const { mutate } = useSWRConfig();
      return useAction({
        async perform(client, input: InputOf<E>, ifMatch?: string | null) {
          const cache = new AnswerCache(mutate);
          try {
            const sent = client.call(endpoint, input, { ifMatch });
            await onStart?.(cache, input, sent);
            const answer = await sent;
            await onSuccess?.(cache, input);
            reloadFollowers(cache);
            return answer;
          } catch (failure) {
            // Somebody else has deleted the item, which is a change as well.
            if (failure instanceof ApiError && failure.status === 404) reloadFollowers(cache);
            throw failure;
          } finally {
            if (reloads) await cache.reload(reloads);
          }
        },
      });
    },
  };
}

/** Nobody waits until what follows from every change is loaded again. */
function reloadFollowers(cache: AnswerCache): void {
  for (const query of followers) void cache.reload(query);
}
