import { useSyncExternalStore } from 'react';
import { useClient } from '../react/ClientContext.tsx';

/** The name of the person who is signed in; undefined until it is known. */
export function useCurrentUser(): string | undefined {
  const { user } = useClient();
  return useSyncExternalStore(user.subscribe, user.getName, user.getName);
}
