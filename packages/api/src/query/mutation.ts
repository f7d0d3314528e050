import { useSWRConfig } from 'swr';
import { ApiError } from '../http/ApiError.ts';
import type { Endpoint, InputOf, ResponseOf } from '../http/endpoint.ts';
import { type Action, useAction } from '../react/useAction.ts';
import { QueryCache } from './QueryCache.ts';
import { type Query, revalidatedAfterMutations } from './query.ts';

interface MutationEffects<Input, Response> {
  /** Optimistic update: shows the change while the request is pending. */
  readonly onStart?: (cache: QueryCache, input: Input, sent: Promise<Response>) => Promise<unknown>;
  /** Runs after a request that succeeded, and is awaited. */
  readonly onSuccess?: (cache: QueryCache, input: Input) => unknown;
  /** Queries to revalidate after success and failure, because another user may have been faster. It is awaited. */
  readonly reloads?: Query<never, unknown>;
}

/** A request that changes something. */
interface Mutation<Input, Response> {
  /** A change may be sent with the version of the item that it is based on. */
  readonly useMutation: () => Action<[input: Input, ifMatch?: string | null], Response>;
}

export function mutation<E extends Endpoint>(
  endpoint: E,
  { onStart, onSuccess, reloads }: MutationEffects<InputOf<E>, ResponseOf<E>> = {},
): Mutation<InputOf<E>, ResponseOf<E>> {
  return {
    useMutation() {
      const { mutate } = useSWRConfig();
      return useAction({
        async perform(client, input: InputOf<E>, ifMatch?: string | null) {
          const cache = new QueryCache(mutate);
          try {
            const sent = client.request(endpoint, input, { ifMatch });
            await onStart?.(cache, input, sent);
            const response = await sent;
            await onSuccess?.(cache, input);
            reloadAfterMutation(cache);
            return response;
          } catch (failure) {
            // Another user has deleted the item, which is a change as well.
            if (failure instanceof ApiError && failure.status === 404) reloadAfterMutation(cache);
            throw failure;
          } finally {
            if (reloads) await cache.reload(reloads);
          }
        },
      });
    },
  };
}

/** Revalidates what every mutation may change. */
export function reloadAfterMutation(cache: QueryCache): void {
  for (const query of revalidatedAfterMutations) void cache.reload(query);
}
