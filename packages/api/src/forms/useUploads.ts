import type { UploadKind } from '@cpd/domain/upload';
import { useEffect, useRef, useState } from 'react';
import type { RequestOptions } from '../client/createClient.ts';
import type { ApiError } from '../http/ApiError.ts';
import { useAction } from '../react/useAction.ts';
import { type StoredUpload, uploadFile, uploadImage } from '../uploads/contract.ts';

/** A file that was uploaded, with its name and its size in bytes. */
type UploadedFile = StoredUpload & Readonly<Pick<File, 'name' | 'size'>>;

/** The progress of the files that were chosen last. */
export type UploadProgress =
  | { readonly state: 'idle' }
  | { readonly state: 'uploading'; readonly fileName: string; readonly loaded: number; readonly total: number }
  | {
      readonly state: 'failed';
      readonly fileName: string;
      /** Undefined if the browser cannot read the file any more, so that a retry is of no use. */
      readonly error: ApiError | undefined;
      /** The number of files after it, which were not uploaded either. */
      readonly waiting: number;
    };

const idle: UploadProgress = { state: 'idle' };

/** Uploads files of a form one after the other, and reports each. Leaving the page cancels them. */
export function useUploads(kind: UploadKind, onUploaded: (file: UploadedFile) => void) {
  const { run } = useAction({
    perform: (client, file: File, options: Pick<RequestOptions, 'signal' | 'onProgress'>) =>
      client.request(kind === 'image' ? uploadImage : uploadFile, {}, { ...options, file }),
    // Inputs are compared as JSON, in which all files are the same.
    dedupe: 'none',
  });
  const [progress, setProgress] = useState(idle);
  const [uploaded, setUploaded] = useState<UploadedFile>();
  const current = useRef<AbortController>(null);
  const failed = useRef<readonly File[]>([]);
  useEffect(() => () => current.current?.abort(), []);
  // The form may render again during an upload.
  const reportUploaded = useRef(onUploaded);
  useEffect(() => {
    reportUploaded.current = onUploaded;
  });

  async function send(files: readonly File[]): Promise<void> {
    const [file, ...others] = files;
    if (file === undefined) return setProgress(idle);
    const { name, size } = file;
    current.current?.abort();
    const sending = new AbortController();
    current.current = sending;

    function showShare(share: number): void {
      const loaded = Math.round(size * share);
      if (!sending.signal.aborted) setProgress({ state: 'uploading', fileName: name, loaded, total: size });
    }

    showShare(0);
    const outcome = await run(file, { signal: sending.signal, onProgress: showShare });
    if (outcome.isDone) {
      const stored = { ...outcome.response, name, size };
      setUploaded(stored);
      reportUploaded.current(stored);
    }
    // Other files were selected during the upload.
    if (current.current !== sending) return;
    if (outcome.isDone) return send(others);
    if (outcome.error.isSilent) return setProgress(idle);
    const canRetry = outcome.error.kind !== 'network' || (await isReadable(file));
    // Other files may have been selected during the check.
    if (current.current !== sending || sending.signal.aborted) return;
    failed.current = files;
    const error = canRetry ? outcome.error : undefined;
    setProgress({ state: 'failed', fileName: name, error, waiting: others.length });
  }

  return {
    progress,
    /** The file that was uploaded last. */
    uploaded,
    /** Whether a file is being uploaded at the time of the call. */
    isUploading: () => progress.state === 'uploading' && current.current?.signal.aborted !== true,
    /** Uploads files in place of those that are being uploaded. After a failure, the others wait for `retry`. */
    send: (files: readonly File[]) => void send(files),
    retry: () => void send(failed.current),
    cancel: () => current.current?.abort(),
  };
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
