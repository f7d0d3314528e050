import { useUpload } from '@cpd/api/uploads';
import type { UploadKind } from '@cpd/domain/upload';
import type { UploadState } from '@cpd/ui/DropZone';
import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../useStableCallback.ts';
import { useUnsaved } from './Unsaved.tsx';

/** A file that has arrived, by the id that it was given. */
export interface ArrivedFile {
  readonly id: string;
  readonly name: string;
  /** Its size in bytes. */
  readonly size: number;
}

export interface UploadField {
  readonly upload: UploadState;
  /** What has arrived last since the page was opened. */
  readonly arrived: ArrivedFile | undefined;
  readonly isUploading: boolean;
  /** Uploads files in their order; when one fails, the others wait until it has been tried again. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Gives the name and the size of what a field holds, where it has arrived on this page. */
export function arrivedAs({ arrived }: UploadField, id: string | null): ArrivedFile | undefined {
  return arrived?.id === id ? arrived : undefined;
}

const idle: UploadState = { state: 'idle' };

/**
 * Uploads a field's files one after the other, and reports the id and the name of each that has arrived. Leaving the page
 * gives them up.
 */
export function useUploadField(kind: UploadKind, onArrival: (id: string, fileName: string) => void): UploadField {
  const { run } = useUpload(kind);
  const [upload, setUpload] = useState(idle);
  const [arrived, setArrived] = useState<ArrivedFile>();
  const current = useRef<AbortController>(null);
  const isUploading = upload.state === 'uploading';
  useUnsaved(isUploading);
  useEffect(() => () => current.current?.abort(), []);
  // An upload may take long; the form has rendered again meanwhile.
  const arrive = useStableCallback(onArrival);

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
      setArrived({ id: outcome.answer, name, size });
      arrive(outcome.answer, name);
    }
    // Other files have been chosen meanwhile.
    if (current.current !== sending) return;
    if (outcome.isDone) return send(others);
    if (outcome.error.isSilent) return setUpload(idle);
    const canRetry = outcome.error.kind !== 'network' || (await isReadable(file));
    // The check takes a moment, in which other files may have been chosen.
    if (current.current !== sending || sending.signal.aborted) return;
    setUpload({
      state: 'failed',
      fileName: name,
      message: (canRetry ? outcome.error.message : CHANGED_FILE_MESSAGE) + waitingText(others.length, canRetry),
      onRetry: canRetry ? () => void send(files) : undefined,
    });
  }

  return { upload, arrived, isUploading, onFiles: (files) => void send(files) };
}

const CHANGED_FILE_MESSAGE = 'The file was changed or moved. Choose it again.';

/** Browsers refuse to read a file that was changed or deleted after it was chosen, and fail its upload as a network error. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Says of the files behind one that failed that they were not uploaded either. */
function waitingText(count: number, canRetry: boolean): string {
  if (count === 0) return '';
  const [files, them] = count === 1 ? ['file after it was', 'it'] : [`${count} files after it were`, 'them'];
  const advice = canRetry ? `press Retry to go on, or choose ${them} again` : `choose ${them} again`;
  return ` The ${files} not uploaded either: ${advice}.`;
}
