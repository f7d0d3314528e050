export type { DialogActionsProps, DialogBodyProps, DialogHeaderProps, DialogProps } from './Dialog.tsx';
export { Dialog, DialogActions, DialogBody, DialogHeader } from './Dialog.tsx';
