import { useState } from 'react';
import { type DropzoneState, ErrorCode, useDropzone } from 'react-dropzone';
import { say } from '../language/index.ts';
import { type FileKind, sortFiles } from './sortFiles.ts';
import type { DragVerdict } from './texts.ts';

export interface FileDropOptions {
  readonly kind: FileKind;
  readonly allowsMultiple: boolean;
  readonly isDisabled: boolean;
  /** Receives at least one accepted file. */
  readonly onFiles: (files: readonly File[]) => void;
}

export interface FileDrop {
  readonly dropzone: DropzoneState;
  /** The state of a drag over the zone. */
  readonly verdict: DragVerdict;
  /** The reasons why files of the last drop, choice or paste were rejected. */
  readonly rejections: readonly string[];
}

/** Accepts files by drop, file chooser and paste, and validates each of them. */
export function useFileDrop({ kind, allowsMultiple, isDisabled, onFiles }: FileDropOptions): FileDrop {
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const dropzone = useDropzone({
    accept: Object.fromEntries(kind.mimeTypes.map((type) => [type, kind.extensions])),
    multiple: allowsMultiple,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop(accepted, rejected) {
      // The same check for all ways. The library's own check only colours the zone during a drag.
      const sorted = sortFiles([...accepted, ...rejected.map(({ file }) => file)], kind, allowsMultiple);
      setRejections(sorted.rejections);
      if (sorted.accepted.length > 0) onFiles(sorted.accepted);
    },
    onError: () => setRejections([say('What was dropped could not be read.')]),
  });
  return { dropzone, verdict: verdictOf(dropzone), rejections };
}

function verdictOf({ isDragActive, isDragAccept, isDragReject, dragFileRejections }: DropzoneState): DragVerdict {
  if (!isDragActive) return 'none';
  if (isDragAccept) return 'accept';
  if (!isDragReject) return 'unknown';
  const codes = dragFileRejections.flatMap(({ errors }) => errors.map(({ code }) => code));
  return codes.every((code) => code === ErrorCode.TooManyFiles) ? 'tooMany' : 'reject';
}
