export { type StoredInputState, useStoredInput } from './useStoredInput.ts';
export { useUploads } from './useUploads.ts';
export { useVersionedForm, type VersionedForm } from './useVersionedForm.ts';
