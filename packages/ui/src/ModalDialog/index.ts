export type { ModalDialogProps } from './ModalDialog.tsx';
export { ModalDialog } from './ModalDialog.tsx';
