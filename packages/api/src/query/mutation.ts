import { type Cache, type ScopedMutator, useSWRConfig } from 'swr';
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
  /**
   * Finds in the cached responses, which were loaded again after a lost response, what the request has done. @default a lost
   * response is reported
   */
  readonly findResult?: (cache: Cache, client: Client, input: Input) => Response | undefined;
  /** Does the same by a request, for a change whose response says nothing. */
  readonly wasDone?: (client: Client, input: Input) => Promise<boolean>;
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
    ...options
  }: MutationOptions<InputOf<E>, ResponseOf<E>> = {},
): Mutation<InputOf<E>, ResponseOf<E>> {
  return mutationOf(send, options);
}

/** Does the same for a request whose input has no id, which `send` adds. */
export function mutationOf<Input, Response>(
  send: NonNullable<MutationOptions<Input, Response>['send']>,
  { onSuccess, reloads, findResult, wasDone }: Omit<MutationOptions<Input, Response>, 'send'>,
): Mutation<Input, Response> {
  return {
    useMutation() {
      const { cache, mutate } = useSWRConfig();
      return useAction({
        async perform(client, input: Input, ifMatch?: string | null) {
          try {
            const response = await send(client, input, { ifMatch }, mutate);
            await onSuccess?.(mutate, input);
            reloadAfterMutation(mutate);
            if (reloads) await mutate(reloads.isKey);
            return response;
          } catch (failure) {
            if (!(failure instanceof ApiError)) throw failure;
            if (failure.isOutcomeUnknown) {
              const reloading = reloadAfterLoss(mutate);
              if (await wasDone?.(client, input)) return undefined as Response;
              if (findResult === undefined) throw failure;
              await reloading;
              const found = findResult(cache, client, input);
              if (found === undefined) throw failure;
              return found;
            }
            // Another user has deleted or changed the item, which is a change as well.
            if ([404, 409].includes(failure.status ?? 0)) reloadAfterMutation(mutate);
            if (reloads) await mutate(reloads.isKey);
            throw failure;
          }
        },
      });
    },
  };
}

/** Loads the page again after a lost response, and once more when a lost connection is back. */
export async function reloadAfterLoss(mutate: ScopedMutator): Promise<void> {
  const reload = () => mutate(() => true);
  if (!navigator.onLine) window.addEventListener('online', () => void reload(), { once: true });
  await reload();
}

/** Loads again what the page shows, but for what every mutation reloads. */
export async function reloadPage(mutate: ScopedMutator): Promise<void> {
  await mutate((key) => !revalidatedAfterMutations.some((isKey) => isKey(key)));
}

/** Revalidates what every mutation may change. */
export function reloadAfterMutation(mutate: ScopedMutator): void {
  for (const isKey of revalidatedAfterMutations) void mutate(isKey);
}
