export type { ConfirmRequest, ConfirmTone, Failure } from './DialogEntry.ts';
export { errorEntry } from './DialogEntry.ts';
export { DialogQueue, type Modal } from './DialogQueue.ts';
export type { ModalProviderProps } from './ModalProvider.tsx';
export { ModalProvider, useModal } from './ModalProvider.tsx';
