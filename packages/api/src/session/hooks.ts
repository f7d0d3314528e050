import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '../react/ClientContext.tsx';

/** A form's unsaved values across a reload and the end of a session. */
export interface FormDraft<Values> {
  /** The unsaved values of the current user; undefined where there are none, and until the user is known. */
  readonly restored: Values | undefined;
  /** Stores the form's unsaved values. */
  readonly keep: (values: Values) => void;
  /** Removes them: nothing is unsaved any more. */
  readonly forget: () => void;
}

/** The name of the person who is signed in; undefined until it is known. */
export function useCurrentUser(): string | undefined {
  const { user } = useClient();
  return useSyncExternalStore(user.subscribe, user.getName, user.getName);
}

/**
 * Gives a form its unsaved values back. The key names the form and its item, such as `course/abc`; the guard checks that
 * stored values still have the form's shape.
 */
export function useFormDraft<Values>(key: string, isValues: (value: unknown) => value is Values): FormDraft<Values> {
  const { formDrafts } = useClient();
  const user = useCurrentUser();
  const [stored, setStored] = useState(() => ({ user, values: formDrafts.read(key) }));
  if (stored.user !== user) setStored({ user, values: formDrafts.read(key) });
  useEffect(() => formDrafts.open(key), [formDrafts, key]);
  return {
    restored: isValues(stored.values) ? stored.values : undefined,
    keep: (values) => formDrafts.keep(key, values),
    forget: () => formDrafts.forget(key),
  };
}
