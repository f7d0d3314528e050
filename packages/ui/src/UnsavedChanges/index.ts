export type { PageCode, UnsavedForm, UnsavedGuardProps } from './UnsavedChanges.tsx';
export {
  discardConfirmation,
  UnsavedGuard,
  useConfirmLeaving,
  useHasUnsaved,
  useUnsavedForm,
} from './UnsavedChanges.tsx';
