export { DEFAULT_ERROR_MESSAGE, deleteCertificateGroupMessage, deleteMessage, enableMessage } from './dialog.ts';
