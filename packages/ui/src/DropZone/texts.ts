import { formatBytes } from '@cpd/domain/bytes';
import type { FileKind } from './sortFiles.ts';

/** What the browser reveals about dragged files. Safari hides their types. */
export type DragVerdict = 'none' | 'accept' | 'reject' | 'tooMany' | 'unknown';

/** Returns the accepted files and their maximum size. */
export function hint(kind: FileKind, allowsMultiple: boolean): string {
  const what = allowsMultiple ? `${kind.label} files` : `a ${kind.label}`;
  return `Drop, paste or choose ${what}, up to ${limitOf(kind)}${allowsMultiple ? ' each' : ''}.`;
}

/** Returns how to replace the current file. */
export function replacementHint(kind: FileKind): string {
  return `To replace it, drop, paste or choose another ${kind.label}, up to ${limitOf(kind)}.`;
}

/** Returns what a drop would do; '' without a drag. */
export function verdictText(verdict: DragVerdict, { label }: FileKind): string {
  const texts: Record<DragVerdict, string> = {
    none: '',
    accept: 'Drop to upload.',
    reject: `Not accepted: only ${label} files can be dropped here.`,
    tooMany: 'Not accepted: drop one file only.',
    unknown: `Drop to check: ${label} files are accepted.`,
  };
  return texts[verdict];
}

/** Returns what to do about rejected files. */
export function rejectionAdvice(kind: FileKind, allowsMultiple: boolean): string {
  return `Choose ${allowsMultiple ? '' : 'one '}${kind.label} file${allowsMultiple ? 's' : ''} of up to ${limitOf(kind)}${allowsMultiple ? ' each' : ''}.`;
}

function limitOf({ maxBytes }: FileKind): string {
  return formatBytes(maxBytes).replace(' ', '\u00a0');
}

/** Returns the progress in whole percent; null if the size is unknown. */
export function percentDone(loaded: number, total: number): number | null {
  if (total <= 0) return null;
  return Math.min(Math.max(Math.floor((loaded / total) * 100), 0), 100);
}
