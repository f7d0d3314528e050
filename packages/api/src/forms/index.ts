export { type StoredInputState, useStoredInput } from './useStoredInput.ts';
export { type UploadedFile, useUploads } from './useUploads.ts';
export { useVersionedForm, type VersionedForm } from './useVersionedForm.ts';
