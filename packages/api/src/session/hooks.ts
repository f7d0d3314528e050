import { useSyncExternalStore } from 'react';
import { useClient } from '../react/ClientContext.tsx';
import type { UnsavedInput } from './UnsavedInput.ts';

/** The name of the person who is signed in; undefined until it is known. */
export function useCurrentUser(): string | undefined {
  const { user } = useClient();
  return useSyncExternalStore(user.subscribe, user.getName, user.getName);
}

/** What was typed into forms. Renders again when the user is known, because it can be read from then on. */
export function useUnsavedInput(): UnsavedInput {
  useCurrentUser();
  return useClient().unsavedInput;
}
