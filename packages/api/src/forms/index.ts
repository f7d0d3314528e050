export { type UploadedFile, type UploadProgress, type Uploads, useUploads } from './useUploads.ts';
export { type FormField, useVersionedForm, type VersionedForm, type VersionedFormOptions } from './useVersionedForm.ts';
