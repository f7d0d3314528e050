import type { Outcome } from '@cpd/api/client';
import { useUpload } from '@cpd/api/uploads';
import type { UploadState } from '@cpd/ui/DropZone';
import { useRef } from 'react';
import { uploadStateOf } from '../app/editing/useFieldUpload.ts';

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

  async function follow(attempt: Promise<Outcome<string>>): Promise<void> {
    const outcome = await attempt;
    if (outcome.isDone) {
      onUploaded(outcome.answer);
      await goOn();
      return;
    }
    // Giving one up gives up the others too.
    if (outcome.error.isSilent) waiting.current = [];
  }

  async function goOn(): Promise<void> {
    const [next, ...rest] = waiting.current;
    waiting.current = rest;
    if (next) await follow(upload.start(next));
  }

  return {
    upload: uploadStateOf(upload, (attempt) => void follow(attempt)),
    isUploading: upload.state.status === 'uploading',
    onFiles(files) {
      waiting.current = files;
      void goOn();
    },
  };
}
