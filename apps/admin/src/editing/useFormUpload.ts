import { type UploadedFile, useUploads } from '@cpd/api/forms';
import type { UploadKind } from '@cpd/domain/upload';
import { type UploadField, useUploadField } from '@cpd/ui/UploadField';
import { errorText } from '../errorText.ts';

/** Uploads files of a form, and shows their progress and failures. */
export function useFormUpload(kind: UploadKind, onUploaded: (file: UploadedFile) => void): UploadField {
  return useUploadField(useUploads(kind, onUploaded), errorText);
}
