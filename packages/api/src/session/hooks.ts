import { useState, useSyncExternalStore } from 'react';
import { useClient } from '../react/ClientContext.tsx';

/** A form's unsaved values across a reload and the end of a session. */
export interface FormDraft<Values> {
  /** The unsaved values of the current user; undefined if there are none, and until the user is known. */
  readonly restored: Values | undefined;
  /** Stores the form's unsaved values. */
  readonly save: (values: Values) => void;
  /** Removes the stored values. */
  readonly clear: () => void;
}

/** The name of the person who is signed in; undefined until it is known. */
export function useCurrentUser(): string | undefined {
  const { user } = useClient();
  return useSyncExternalStore(user.subscribe, user.getName, user.getName);
}

/**
 * Restores a form's unsaved values. The key names the form and its item, such as `course/abc`. The guard checks that
 * stored values still have the form's shape.
 */
export function useFormDraft<Values>(key: string, isValues: (value: unknown) => value is Values): FormDraft<Values> {
  const { formDrafts } = useClient();
  const user = useCurrentUser();
  const [stored, setStored] = useState(() => ({ user, values: formDrafts.read(key) }));
  if (stored.user !== user) setStored({ user, values: formDrafts.read(key) });
  return {
    restored: isValues(stored.values) ? stored.values : undefined,
    save: (values) => formDrafts.save(key, values),
    clear: () => formDrafts.clear(key),
  };
}
