import { useEffect } from 'react';
import { useStableCallback } from '../useStableCallback/index.ts';
import { useUndoList } from './useUndoList.ts';

export interface UndoKeyProps {
  /** Takes back a change, and only this change. */
  onUndo: () => void;
  /** Whether the key works in text fields too, where otherwise the browser undoes the typing. @default false */
  isForFields?: boolean;
}

/** Lists a change among those that Ctrl+Z takes back, for as long as it is rendered. `undoList.ts` decides which one that is. */
export function UndoKey({ onUndo, isForFields = false }: UndoKeyProps) {
  const addUndo = useUndoList();
  const add = useStableCallback(() => void addUndo(onUndo, isForFields ? () => true : undefined));
  useEffect(() => add(), [add]);
  return null;
}
