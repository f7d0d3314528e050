import { type Upload, useUpload } from '@cpd/api/uploads';
import { useRef } from 'react';

/** Uploads of many posters, one after the other. */
export interface PosterUploads {
  /** How the poster on its way is going. */
  readonly upload: Upload;
  /** Uploads the files in their order; when one fails, the others wait until it has been retried. */
  readonly start: (files: readonly File[]) => void;
  /** Goes on with the others after a retry that succeeded. */
  readonly resume: (id: string) => void;
}

/** Uploads posters in the order they were chosen, and reports each one's id. */
export function usePosterUploads(onUploaded: (id: string) => void): PosterUploads {
  const upload = useUpload('image');
  const waiting = useRef<readonly File[]>([]);

  async function goOn(): Promise<void> {
    const [next, ...rest] = waiting.current;
    if (!next) return;
    waiting.current = rest;
    const outcome = await upload.start(next);
    if (outcome.isDone) {
      onUploaded(outcome.answer);
      await goOn();
      return;
    }
    // Giving one up gives up the others too.
    if (outcome.error.isSilent) waiting.current = [];
  }

  return {
    upload,
    start(files) {
      waiting.current = files;
      void goOn();
    },
    resume(id) {
      onUploaded(id);
      void goOn();
    },
  };
}
