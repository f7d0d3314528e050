import type { UploadKind } from '@cpd/domain/upload';
import { ErrorIcon } from '../Icon/index.ts';
import { failure } from './DropZone.css.ts';
import type { Refusal } from './sortFiles.ts';
import { refusalAdvice } from './words.ts';

/** What was refused. */
export interface RefusedFilesProps {
  /** The files and why; empty for none. */
  refusals: readonly Refusal[];
  /** The kind of file that is taken. */
  kind: UploadKind;
  /** Several files are taken at once. */
  hasMany: boolean;
}

const SHOWN = 5;

/** Says at once which files were refused, why, and what to do. */
export function RefusedFiles({ refusals, kind, hasMany }: RefusedFilesProps) {
  if (refusals.length === 0) return null;
  const shown = refusals.slice(0, SHOWN);
  return (
    <div className={failure} role="alert">
      <ErrorIcon />
      <div>
        {shown.map(({ message }, index) => (
          // Two refused files may have the same name, and the list never changes in place.
          <p key={index}>{message}</p>
        ))}
        {refusals.length > SHOWN && <p>And {refusals.length - SHOWN} more files.</p>}
        <p>{refusalAdvice(kind, hasMany)}</p>
      </div>
    </div>
  );
}
