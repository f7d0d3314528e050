import type { Outcome } from '@cpd/api/client';
import { type Upload, useUpload } from '@cpd/api/uploads';
import type { UploadKind } from '@cpd/domain/upload';
import type { UploadState } from '@cpd/ui/DropZone';

/** A form's field that holds an uploaded file. */
export interface FieldUpload {
  /** How the upload is going, for the field's drop zone. */
  readonly upload: UploadState;
  /** Whether a file is on its way. */
  readonly isUploading: boolean;
  /** Uploads a file. */
  readonly onFile: (file: File) => void;
}

/** Uploads a field's file, and reports the id and the name of each that has arrived, at once or when tried again. */
export function useFieldUpload(kind: UploadKind, onUploaded: (id: string, fileName: string) => void): FieldUpload {
  const upload = useUpload(kind);

  async function follow(attempt: Promise<Outcome<string>>, fileName: string) {
    const outcome = await attempt;
    if (outcome.isDone) onUploaded(outcome.answer, fileName);
  }

  return {
    upload: uploadStateOf(upload, (attempt, fileName) => void follow(attempt, fileName)),
    isUploading: upload.state.status === 'uploading',
    onFile: (file) => void follow(upload.start(file), file.name),
  };
}

/** Turns an upload into what a drop zone shows; `onRetry` receives the attempt that a retry begins. */
export function uploadStateOf(
  { state, cancel, retry }: Upload,
  onRetry: (attempt: Promise<Outcome<string>>, fileName: string) => void,
): UploadState {
  if (state.status === 'idle') return { state: 'idle' };
  const { name: fileName, size } = state.file;
  if (state.status === 'uploading') {
    return { state: 'uploading', fileName, loaded: Math.round(size * state.progress), total: size, onCancel: cancel };
  }
  return {
    state: 'failed',
    fileName,
    message: state.message,
    onRetry: () => retry && onRetry(retry(), fileName),
  };
}
