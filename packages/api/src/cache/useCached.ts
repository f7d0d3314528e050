import { useSWRConfig } from 'swr';
import type { Versioned } from '../client/createClient.ts';
import type { Query } from './query.ts';

/** Every answer of a query that is there already; nothing is asked for. */
export function useCached<Data>({ isKey }: Query<never, Data>): readonly Data[] {
  const { cache } = useSWRConfig();
  return [...cache.keys()].filter(isKey).flatMap((key) => {
    const kept: Versioned<Data> | undefined = cache.get(key)?.data;
    return kept ? [kept.value] : [];
  });
}
