import { useUpload } from '@cpd/api/uploads';
import { removedContentText, type UploadKind } from '@cpd/domain/upload';
import type { UploadState } from '@cpd/ui/DropZone';
import { paragraph, say } from '@cpd/ui/language';
import { useUnsavedForm } from '@cpd/ui/UnsavedChanges';
import { useStableCallback } from '@cpd/ui/useStableCallback';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../errorText.ts';

/** A file that was uploaded on this page. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Its size in bytes. */
  readonly size: number;
  /** What was removed from it, if anything. */
  readonly notice: string | undefined;
}

export interface UploadField {
  readonly upload: UploadState;
  readonly uploaded: UploadedFile | undefined;
  readonly isUploading: boolean;
  /** Uploads files in their order. After a failure, the others wait for its retry. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** The name and size of a field's file, if it was uploaded on this page. */
export function uploadedFile({ uploaded }: UploadField, id: string | null): UploadedFile | undefined {
  return uploaded?.id === id ? uploaded : undefined;
}

const idle: UploadState = { state: 'idle' };

/** Uploads a field's files one after the other, and reports the id and name of each. Leaving the page cancels them. */
export function useUploadField(kind: UploadKind, onUploaded: (id: string, fileName: string) => void): UploadField {
  const { run } = useUpload(kind);
  const [upload, setUpload] = useState(idle);
  const [uploaded, setUploaded] = useState<UploadedFile>();
  const current = useRef<AbortController>(null);
  const isUploading = upload.state === 'uploading';
  useUnsavedForm({
    isUnsaved: () => isUploading && current.current?.signal.aborted !== true,
    discard: () => current.current?.abort(),
    obstacle: () => say('They can be saved once the upload has finished.'),
  });
  useEffect(() => () => current.current?.abort(), []);
  // The form may render again during an upload.
  const reportUploaded = useStableCallback(onUploaded);

  async function send(files: readonly File[]): Promise<void> {
    const [file, ...others] = files;
    if (file === undefined) return setUpload(idle);
    const { name, size } = file;
    current.current?.abort();
    const sending = new AbortController();
    current.current = sending;

    function showProgress(share: number): void {
      const loaded = Math.round(size * share);
      const onCancel = () => sending.abort();
      if (!sending.signal.aborted) setUpload({ state: 'uploading', fileName: name, loaded, total: size, onCancel });
    }

    showProgress(0);
    const outcome = await run(file, { signal: sending.signal, onProgress: showProgress });
    if (outcome.isDone) {
      const { id, removed } = outcome.response;
      setUploaded({ id, name, size, notice: say(removedContentText(removed) ?? undefined) });
      reportUploaded(id, name);
    }
    // Other files were selected during the upload.
    if (current.current !== sending) return;
    if (outcome.isDone) return send(others);
    if (outcome.error.isSilent) return setUpload(idle);
    const canRetry = outcome.error.kind !== 'network' || (await isReadable(file));
    // Other files may have been selected during the check.
    if (current.current !== sending || sending.signal.aborted) return;
    setUpload({
      state: 'failed',
      fileName: name,
      message: paragraph(
        canRetry ? errorText(outcome.error) : say('The file was changed or moved. Choose it again.'),
        ...waitingText(others.length, canRetry),
      ),
      onRetry: canRetry ? () => void send(files) : undefined,
    });
  }

  return { upload, uploaded, isUploading, onFiles: (files) => void send(files) };
}

/** Browsers cannot read a file that was changed or deleted after it was selected. They fail its upload as a network error. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
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
