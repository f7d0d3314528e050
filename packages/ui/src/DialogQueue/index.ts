export type { ConfirmRequest, ConfirmTone, Failure } from './DialogEntry.ts';
export { errorEntry } from './DialogEntry.ts';
export { DialogQueue } from './DialogQueue.ts';
export type { ModalProviderProps } from './ModalProvider.tsx';
export { ModalProvider, useModal } from './ModalProvider.tsx';
export type { Modal } from './modal.ts';
