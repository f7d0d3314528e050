export { hasKeyboard } from './hasKeyboard.ts';
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
export {
  type PageCommand,
  type PageCommandGroup,
  PageCommandsProvider,
  useCurrentCommands,
  usePageCommands,
} from './PageCommands.tsx';
export { ShowKeys } from './ShowKeys.ts';
export { switchSingleKeys, useSingleKeys } from './singleKeys.ts';
export { typeAhead } from './typeAhead.ts';
export { UndoKey, type UndoKeyProps } from './UndoKey.tsx';
export type { ListedChange, TextControl, UndoableChange } from './undoList.ts';
export { useDocumentKey } from './useDocumentKey.ts';
export { type ShortcutTargets, useShortcuts } from './useShortcuts.ts';
export { type AddUndo, useUndoList } from './useUndoList.ts';
