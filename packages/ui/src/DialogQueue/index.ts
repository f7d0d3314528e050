export { DialogFallback } from './DialogFallback.tsx';
export { DialogQueue, type DialogQueueOptions, type Modal } from './DialogQueue.ts';
export { ModalProvider, type ModalProviderProps, prefetchDialogsAtFirstInput, useModal } from './ModalProvider.tsx';
export type { ConfirmRequest, ConfirmTone, Failure } from './QueuedDialog.ts';
export { useConfirm } from './useConfirm.ts';
