import { removedContentText } from '@cpd/domain/upload';
import type { UploadState } from '../DropZone/index.ts';
import { paragraph, say } from '../language/index.ts';
import { useUnsavedForm } from '../UnsavedChanges/index.ts';

/** A file that was uploaded on this page. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Its size in bytes. */
  readonly size: number;
  /** What was removed from it, by the names of `@cpd/domain/upload`. */
  readonly removed: readonly string[];
}

/** The uploads of a field, one after the other, as `useUploads` of `@cpd/api/forms` sends them. */
export interface FileUploads<Failure> {
  readonly progress:
    | { readonly state: 'idle' }
    | { readonly state: 'uploading'; readonly fileName: string; readonly loaded: number; readonly total: number }
    | {
        readonly state: 'failed';
        readonly fileName: string;
        /** Undefined if the file cannot be read any more, so that a retry is of no use. */
        readonly error: Failure | undefined;
        /** The number of files after it, which were not uploaded either. */
        readonly waiting: number;
      };
  /** The file that was uploaded last. */
  readonly uploaded: UploadedFile | undefined;
  /** Whether a file is being uploaded at the time of the call. */
  readonly isUploading: () => boolean;
  readonly send: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

export interface UploadField {
  readonly upload: UploadState;
  readonly uploaded: UploadedFile | undefined;
  readonly isUploading: boolean;
  /** Uploads files in their order. After a failure, the others wait for its retry. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** The name and size of a field's file, if it was uploaded on this page, and what to know about it. */
export function uploadedFile({ uploaded }: UploadField, id: string | null) {
  if (uploaded?.id !== id) return undefined;
  const { name, size, removed } = uploaded;
  return { name, size, notice: say(removedContentText(removed) ?? undefined) };
}

/** Shows the uploads of a field, and asks before the page is left during one. */
export function useUploadField<Failure>(
  uploads: FileUploads<Failure>,
  errorText: (error: Failure) => string,
): UploadField {
  useUnsavedForm({
    isUnsaved: uploads.isUploading,
    discard: uploads.cancel,
    obstacle: () => say('They can be saved once the upload has finished.'),
  });
  const isUploading = uploads.progress.state === 'uploading';
  return { upload: uploadState(uploads, errorText), uploaded: uploads.uploaded, isUploading, onFiles: uploads.send };
}

function uploadState<Failure>(
  { progress, retry, cancel }: FileUploads<Failure>,
  errorText: (error: Failure) => string,
): UploadState {
  if (progress.state === 'idle') return progress;
  if (progress.state === 'uploading') return { ...progress, onCancel: cancel };
  const { fileName, error, waiting } = progress;
  const canRetry = error !== undefined;
  const reason = canRetry ? errorText(error) : say('The file was changed or moved. Choose it again.');
  return {
    state: 'failed',
    fileName,
    message: paragraph(reason, ...waitingText(waiting, canRetry)),
    onRetry: canRetry ? retry : undefined,
  };
}

/** Says that the files after a failed one were not uploaded either. */
function waitingText(count: number, canRetry: boolean): readonly string[] {
  if (count === 0) return [];
  return canRetry
    ? [
        say(
          '{count, plural, one {The file after it was not uploaded either: press Retry to go on, or choose it again.} other {The # files after it were not uploaded either: press Retry to go on, or choose them again.}}',
          { count },
        ),
      ]
    : [
        say(
          '{count, plural, one {The file after it was not uploaded either: choose it again.} other {The # files after it were not uploaded either: choose them again.}}',
          { count },
        ),
      ];
}
