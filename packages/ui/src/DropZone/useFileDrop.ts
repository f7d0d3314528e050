import { useState } from 'react';
import { type DropzoneState, ErrorCode, useDropzone } from 'react-dropzone';
import { type FileKind, sortFiles } from './sortFiles.ts';
import type { DragVerdict } from './words.ts';

export interface FileDropOptions {
  readonly kind: FileKind;
  readonly hasMany: boolean;
  readonly isDisabled: boolean;
  /** Receives the files that are taken; never an empty list. */
  readonly onFiles: (files: readonly File[]) => void;
}

export interface FileDrop {
  readonly dropzone: DropzoneState;
  /** What the files that hang over the zone would meet. */
  readonly verdict: DragVerdict;
  /** Why files of the last drop, choice or paste were refused. */
  readonly refusals: readonly string[];
}

/** Takes files by drop, choice and paste, and checks each again where the browser's own check may not reach. */
export function useFileDrop({ kind, hasMany, isDisabled, onFiles }: FileDropOptions): FileDrop {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const dropzone = useDropzone({
    accept: Object.fromEntries(kind.mimeTypes.map((type) => [type, kind.extensions])),
    multiple: hasMany,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop(accepted, rejected) {
      // One rule for all ways in: what the library thinks of a file only colours the zone while dragging.
      const sorted = sortFiles([...accepted, ...rejected.map(({ file }) => file)], kind, hasMany);
      setRefusals(sorted.refusals);
      if (sorted.taken.length > 0) onFiles(sorted.taken);
    },
  });
  return { dropzone, verdict: verdictOf(dropzone), refusals };
}

function verdictOf({ isDragActive, isDragAccept, isDragReject, dragFileRejections }: DropzoneState): DragVerdict {
  if (!isDragActive) return 'none';
  if (isDragAccept) return 'accept';
  if (!isDragReject) return 'unknown';
  const codes = dragFileRejections.flatMap(({ errors }) => errors.map(({ code }) => code));
  return codes.every((code) => code === ErrorCode.TooManyFiles) ? 'tooMany' : 'reject';
}
