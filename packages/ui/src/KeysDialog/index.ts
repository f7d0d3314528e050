export { KeysDialog, type KeysDialogProps } from './KeysDialog.tsx';
export { SingleKeysChoice } from './SingleKeysChoice.tsx';
