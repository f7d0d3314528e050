import { formatBytes } from '@cpd/domain/bytes';
import { say } from '../language/index.ts';
import type { FileKind } from './sortFiles.ts';

/** What the browser reveals about dragged files. Safari hides their types. */
export type DragVerdict = 'none' | 'accept' | 'reject' | 'tooMany' | 'unknown';

/** Returns the accepted files and their maximum size. */
export function hint(kind: FileKind, allowsMultiple: boolean): string {
  const values = { kind: kind.label, size: limitOf(kind) };
  return allowsMultiple
    ? say('Drop, paste or choose {kind} files, up to {size} each.', values)
    : say('Drop, paste or choose a {kind}, up to {size}.', values);
}

/** Returns how to replace the current file. */
export function replacementHint(kind: FileKind): string {
  return say('To replace it, drop, paste or choose another {kind}, up to {size}.', {
    kind: kind.label,
    size: limitOf(kind),
  });
}

/** Returns what a drop would do; '' without a drag. */
export function verdictText(verdict: DragVerdict, { label }: FileKind): string {
  const texts: Record<DragVerdict, string> = {
    none: '',
    accept: say('Drop to upload.'),
    reject: say('Not accepted: only {kind} files can be dropped here.', { kind: label }),
    tooMany: say('Not accepted: drop one file only.'),
    unknown: say('Drop to check: {kind} files are accepted.', { kind: label }),
  };
  return texts[verdict];
}

/** Returns what to do about rejected files. */
export function rejectionAdvice(kind: FileKind, allowsMultiple: boolean): string {
  const values = { kind: kind.label, size: limitOf(kind) };
  return allowsMultiple
    ? say('Choose {kind} files of up to {size} each.', values)
    : say('Choose one {kind} file of up to {size}.', values);
}

function limitOf({ maxBytes }: FileKind): string {
  return say(formatBytes(maxBytes)).replace(' ', '\u00a0');
}

/** Returns the progress in whole percent; null if the size is unknown. */
export function percentDone(loaded: number, total: number): number | null {
  if (total <= 0) return null;
  return Math.min(Math.max(Math.floor((loaded / total) * 100), 0), 100);
}
