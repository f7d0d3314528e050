import { type ScopedMutator, useSWRConfig } from 'swr';
import type { Client, RequestOptions } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Endpoint, InputOf, ResponseOf } from '../http/endpoint.ts';
import { type Action, useAction } from '../react/useAction.ts';
import { type Query, revalidatedAfterMutations } from './query.ts';

interface MutationOptions<Input, Response> {
  /** Sends the request. @default as the endpoint says */
  readonly send?: (client: Client, input: Input, options: RequestOptions, mutate: ScopedMutator) => Promise<Response>;
  /** Runs after a request that succeeded, and is awaited. */
  readonly onSuccess?: (mutate: ScopedMutator, input: Input) => unknown;
  /** Queries to revalidate after success and failure, because another user may have been faster. It is awaited. */
  readonly reloads?: Pick<Query<never, never>, 'isKey'>;
}

/** A request that changes something. */
interface Mutation<Input, Response> {
  /** A change may be sent with the version of the item that it is based on. */
  readonly useMutation: () => Action<[input: Input, ifMatch?: string | null], Response>;
}

export function mutation<E extends Endpoint>(
  endpoint: E,
  {
    send = (client, input, options) => client.request(endpoint, input, options),
    onSuccess,
    reloads,
  }: MutationOptions<InputOf<E>, ResponseOf<E>> = {},
): Mutation<InputOf<E>, ResponseOf<E>> {
  return {
    useMutation() {
      const { mutate } = useSWRConfig();
      return useAction({
        async perform(client, input: InputOf<E>, ifMatch?: string | null) {
          try {
            const response = await send(client, input, { ifMatch }, mutate);
            await onSuccess?.(mutate, input);
            reloadAfterMutation(mutate);
            return response;
          } catch (failure) {
            // Another user has deleted or changed the item, which is a change as well.
            if (failure instanceof ApiError && [404, 409].includes(failure.status ?? 0)) reloadAfterMutation(mutate);
            throw failure;
          } finally {
            if (reloads) await mutate(reloads.isKey);
          }
        },
      });
    },
  };
}

/** Revalidates what every mutation may change. */
export function reloadAfterMutation(mutate: ScopedMutator): void {
  for (const isKey of revalidatedAfterMutations) void mutate(isKey);
}
