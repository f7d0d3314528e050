import { type Lookup, MAX_LOOKED_UP } from '@cpd/domain/peopleList';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../http/ApiError.ts';
import { useClient } from '../react/ClientContext.tsx';
import { type FoundUser, lookUpUsers } from './contract.ts';

export type { FoundUser } from './contract.ts';

/** Who was found so far. */
export interface UserLookups {
  /** By key. One that is not in it is being looked up, unless that has failed. */
  readonly found: ReadonlyMap<string, Lookup<FoundUser>>;
  /** Why the rest could not be looked up. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** Looks up users by e-mails, ids or names, some in each request, each once. With their valid certificates of a group. */
export function useUserLookups(keys: readonly string[], certificateGroup: string): UserLookups {
  const client = useClient();
  const [found, setFound] = useState<UserLookups['found']>(new Map());
  const [error, setError] = useState<ApiError>();
  const next = [...new Set(keys)].filter((key) => !found.has(key)).slice(0, MAX_LOOKED_UP);

  const lookUp = useEffectEvent(async (signal: AbortSignal) => {
    const input = { keys: next, certificateGroup };
    try {
      const { results } = await client.request(lookUpUsers, input, { signal });
      const entries = next.flatMap((key, index) => (results[index] ? [[key, results[index]] as const] : []));
      if (entries.length < next.length) throw new ApiError('malformed');
      setFound((before) => new Map([...before, ...entries]));
    } catch (failure) {
      if (failure instanceof ApiError && !failure.isSilent) setError(failure);
    }
  });
  const id = JSON.stringify(next);
  useEffect(() => {
    if (id === '[]' || error !== undefined) return;
    const controller = new AbortController();
    void lookUp(controller.signal);
    return () => controller.abort();
  }, [id, error]);

  return { found, error, retry: () => setError(undefined) };
}
