export type { ConfirmRequest, ConfirmTone, Failure } from './DialogEntry.ts';
export { DialogQueue, type Modal } from './DialogQueue.ts';
export { ModalProvider, type ModalProviderProps, useModal } from './ModalProvider.tsx';
