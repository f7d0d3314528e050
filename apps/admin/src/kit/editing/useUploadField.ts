import type { Outcome } from '@cpd/api/client';
import { type Upload, useUpload } from '@cpd/api/uploads';
import type { UploadKind } from '@cpd/domain/upload';
import type { UploadState } from '@cpd/ui/DropZone';
import { useRef, useState } from 'react';
import { useSteady } from '../useSteady.ts';
import { useUnsaved } from './Unsaved.tsx';

export interface UploadField {
  readonly upload: UploadState;
  readonly isUploading: boolean;
  /** Uploads files in their order; when one fails, the others wait until it has been tried again. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Uploads a field's files one after the other, and reports the id and the name of each that has arrived. */
export function useUploadField(kind: UploadKind, onArrival: (id: string, fileName: string) => void): UploadField {
  const upload = useUpload(kind);
  const isUploading = upload.state.status === 'uploading';
  useUnsaved(isUploading);
  // An upload may take long; the form has been drawn anew by then.
  const arrive = useSteady(onArrival);
  const waiting = useRef<readonly File[]>([]);
  const [waitingCount, setWaitingCount] = useState(0);

  function wait(files: readonly File[]): void {
    waiting.current = files;
    setWaitingCount(files.length);
  }

  async function follow(attempt: Promise<Outcome<string>>, fileName: string): Promise<void> {
    const outcome = await attempt;
    if (outcome.isDone) {
      arrive(outcome.answer, fileName);
      await goOn();
      return;
    }
    // Giving one up gives up the others too.
    if (outcome.error.isSilent) wait([]);
  }

  async function goOn(): Promise<void> {
    const [next, ...rest] = waiting.current;
    wait(rest);
    if (next) await follow(upload.start(next), next.name);
  }

  return {
    upload: shownState(upload, waitingCount, (attempt, fileName) => void follow(attempt, fileName)),
    isUploading,
    onFiles(files) {
      wait(files);
      void goOn();
    },
  };
}

function shownState(
  { state, cancel, retry }: Upload,
  waitingCount: number,
  onRetry: (attempt: Promise<Outcome<string>>, fileName: string) => void,
): UploadState {
  if (state.status === 'idle') return { state: 'idle' };
  const { name: fileName, size } = state.file;
  if (state.status === 'uploading') {
    return { state: 'uploading', fileName, loaded: Math.round(size * state.progress), total: size, onCancel: cancel };
  }
  const message = state.message + waitingText(waitingCount);
  return { state: 'failed', fileName, message, onRetry: () => retry && onRetry(retry(), fileName) };
}

/** Says of the files behind one that failed that they were not uploaded either. */
function waitingText(count: number): string {
  if (count === 0) return '';
  const [files, them] = count === 1 ? ['file after it was', 'it'] : [`${count} files after it were`, 'them'];
  return ` The ${files} not uploaded either: press Retry to go on, or choose ${them} again.`;
}
