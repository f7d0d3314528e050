import type { Activity } from '@cpd/api/activity';
import { createContext, useContext } from 'react';

/** Returns the path to the form of the item that a line of the history is about; undefined if it has none. */
export type PathOfSubject = (line: Pick<Activity, 'subject' | 'action'>) => string | undefined;

/** Provided by the shell, which knows the kinds of items. */
export const SubjectPath = createContext<PathOfSubject>(() => undefined);

export function useSubjectPath(): PathOfSubject {
  return useContext(SubjectPath);
}
