export {
  deleteCertificateGroupMessage,
  deleteMessage,
  deleteQuestionMessage,
  enableMessage,
} from './confirmMessage.ts';
export {
  CANCEL_LABEL,
  CONFIRM_LABEL,
  type ConfirmEntry,
  type ConfirmTone,
  canDismiss,
  codeLabel,
  confirmEntry,
  DEFAULT_ERROR_MESSAGE,
  type DialogEntry,
  type ErrorEntry,
  errorEntry,
  type LoadingEntry,
  loadingEntry,
  SPINNER_DELAY_MS,
} from './DialogEntry.ts';
export { DialogQueue } from './DialogQueue.ts';
