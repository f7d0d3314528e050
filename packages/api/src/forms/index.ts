export { type UploadedFile, useUploads } from './useUploads.ts';
export { useVersionedForm, type VersionedForm } from './useVersionedForm.ts';
