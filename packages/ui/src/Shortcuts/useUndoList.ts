import { useEffect, useRef } from 'react';
import { useIsLeaving } from '../Host/index.ts';
import { addUndo, type ListedChange, type TextControl, type UndoableChange } from './undoList.ts';

/**
 * Adds what takes back a change, and only this change.
 * @param worksIn by default outside of text fields, in which the browser undoes the typing
 */
export type AddUndo = (undo: UndoableChange['undo'], worksIn?: UndoableChange['worksIn']) => ListedChange;

/**
 * Returns the function that adds a change to what Ctrl+Z and ⌘Z take back, newest first. Changes are forgotten when the
 * component goes, and when `subject` changes, such as the version that a form is based on. None is taken back while another
 * page is being opened.
 */
export function useUndoList(subject?: unknown): AddUndo {
  const isLeaving = useIsLeaving();
  const added = useRef(new Set<ListedChange>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of the former subject are forgotten.
  useEffect(() => {
    const changes = added.current;
    return () => {
      for (const { remove } of changes) remove();
      changes.clear();
    };
  }, [subject]);
  return (undo, worksIn = isOutside) => {
    const listed = addUndo({ undo, worksIn: (field) => !isLeaving() && worksIn(field) });
    added.current.add(listed);
    return listed;
  };
}

function isOutside(field: TextControl | null): boolean {
  return field === null;
}
