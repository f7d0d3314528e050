import { useEffect, useState } from 'react';
import { useClient } from '../react/ClientContext.tsx';

/** A form's unsaved values across the end of a session. */
export interface FormDraft<Values> {
  /** What was typed when the session ended under this form; undefined where nothing was lost. */
  readonly restored: Values | undefined;
  /** Keeps the form's unsaved values as they stand. */
  readonly keep: (values: Values) => void;
  /** Says that nothing is unsaved; settles once nothing can come back, even if the browser is closed at once. */
  readonly forget: () => Promise<void>;
}

/**
 * Gives a form back after a session that ended under it. The key names the form and its item, such as `course/abc`;
 * the guard checks that what was kept still has the form's shape.
 */
export function useFormDraft<Values>(key: string, isValues: (value: unknown) => value is Values): FormDraft<Values> {
  const { formDrafts } = useClient();
  const [restored] = useState(() => formDrafts.read(key));
  useEffect(() => formDrafts.open(key), [formDrafts, key]);
  return {
    restored: isValues(restored) ? restored : undefined,
    keep: (values) => formDrafts.keep(key, values),
    forget: () => formDrafts.forget(key),
  };
}
