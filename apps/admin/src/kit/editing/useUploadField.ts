import type { Outcome } from '@cpd/api/client';
import { type Upload, useUpload } from '@cpd/api/uploads';
import type { UploadKind } from '@cpd/domain/upload';
import type { UploadState } from '@cpd/ui/DropZone';
import { useRef, useState } from 'react';
import { useSteady } from '../useSteady.ts';
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

/** Uploads a field's files one after the other, and reports the id and the name of each that has arrived. */
export function useUploadField(kind: UploadKind, onArrival: (id: string, fileName: string) => void): UploadField {
  const upload = useUpload(kind);
  const isUploading = upload.state.status === 'uploading';
  useUnsaved(isUploading);
  // An upload may take long; the form has been drawn anew by then.
  const arrive = useSteady(onArrival);
  const waiting = useRef<readonly File[]>([]);
  const [waitingCount, setWaitingCount] = useState(0);
  const [arrived, setArrived] = useState<ArrivedFile>();

  function wait(files: readonly File[]): void {
    waiting.current = files;
    setWaitingCount(files.length);
  }

  async function follow(attempt: Promise<Outcome<string>>, { name, size }: File): Promise<void> {
    const outcome = await attempt;
    if (outcome.isDone) {
      setArrived({ id: outcome.answer, name, size });
      arrive(outcome.answer, name);
      await goOn();
      return;
    }
    // Giving one up gives up the others too.
    if (outcome.error.isSilent) wait([]);
  }

  async function goOn(): Promise<void> {
    const [next, ...rest] = waiting.current;
    wait(rest);
    if (next) await follow(upload.start(next), next);
  }

  return {
    upload: shownState(upload, waitingCount, (attempt, file) => void follow(attempt, file)),
    arrived,
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
  onRetry: (attempt: Promise<Outcome<string>>, file: File) => void,
): UploadState {
  if (state.status === 'idle') return { state: 'idle' };
  const { file } = state;
  const { name: fileName, size } = file;
  if (state.status === 'uploading') {
    return { state: 'uploading', fileName, loaded: Math.round(size * state.progress), total: size, onCancel: cancel };
  }
  const message = state.message + waitingText(waitingCount);
  return { state: 'failed', fileName, message, onRetry: () => retry && onRetry(retry(), file) };
}

/** Says of the files behind one that failed that they were not uploaded either. */
function waitingText(count: number): string {
  if (count === 0) return '';
  const [files, them] = count === 1 ? ['file after it was', 'it'] : [`${count} files after it were`, 'them'];
  return ` The ${files} not uploaded either: press Retry to go on, or choose ${them} again.`;
}
