import type { Outcome } from '@cpd/api/client';
import { useUpload } from '@cpd/api/uploads';
import type { UploadState } from '@cpd/ui/DropZone';
import { useRef, useState } from 'react';
import { uploadStateOf } from '../kit/editing/useFieldUpload.ts';

/** Uploads of many posters, one after the other. */
export interface PosterUploads {
  /** How the poster on its way is going. */
  readonly upload: UploadState;
  /** Whether a poster is on its way. */
  readonly isUploading: boolean;
  /** Uploads the files in their order; when one fails, the others wait until it has been tried again. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Uploads posters in the order they were chosen, and reports each one's id. */
export function usePosterUploads(onUploaded: (id: string) => void): PosterUploads {
  const upload = useUpload('image');
  const waiting = useRef<readonly File[]>([]);
  const [waitingCount, setWaitingCount] = useState(0);

  function wait(files: readonly File[]): void {
    waiting.current = files;
    setWaitingCount(files.length);
  }

  async function follow(attempt: Promise<Outcome<string>>): Promise<void> {
    const outcome = await attempt;
    if (outcome.isDone) {
      onUploaded(outcome.answer);
      await goOn();
      return;
    }
    // Giving one up gives up the others too.
    if (outcome.error.isSilent) wait([]);
  }

  async function goOn(): Promise<void> {
    const [next, ...rest] = waiting.current;
    wait(rest);
    if (next) await follow(upload.start(next));
  }

  return {
    upload: withWaiting(
      uploadStateOf(upload, (attempt) => void follow(attempt)),
      waitingCount,
    ),
    isUploading: upload.state.status === 'uploading',
    onFiles(files) {
      wait(files);
      void goOn();
    },
  };
}

/** Says of the posters behind one that failed that they were not uploaded either. */
function withWaiting(upload: UploadState, count: number): UploadState {
  if (upload.state !== 'failed' || count === 0) return upload;
  const [files, them] = count === 1 ? ['file after it was', 'it'] : [`${count} files after it were`, 'them'];
  const message = `${upload.message} The ${files} not uploaded either: press Retry to go on, or choose ${them} again.`;
  return { ...upload, message };
}
