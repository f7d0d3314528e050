export {
  characterOf,
  isAlt,
  isCommand,
  isDialogOpen,
  isPageBusy,
  isTyping,
  isUnmodified,
  type KeyPress,
  topmostPart,
} from './keys.ts';
export { typeAhead } from './typeAhead.ts';
export { UndoKey, type UndoKeyProps } from './UndoKey.tsx';
export type { ListedChange, TextControl, UndoableChange } from './undoList.ts';
export { useDocumentKey } from './useDocumentKey.ts';
export { type AddUndo, useUndoList } from './useUndoList.ts';
