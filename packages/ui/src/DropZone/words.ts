import { formatBytes } from '@cpd/domain/bytes';
import type { FileKind } from './sortFiles.ts';

/** What the browser lets know about the files that hang over the zone; Safari hides their types. */
export type DragVerdict = 'none' | 'accept' | 'reject' | 'tooMany' | 'unknown';

/** Says what can be dropped here, and how large it may be. */
export function hint(kind: FileKind, hasMany: boolean): string {
  const { label } = kind;
  const what = hasMany ? `${label} files here, paste them` : `a ${label} file here, paste it`;
  const size = `Up to ${limitOf(kind)}${hasMany ? ' each' : ''}.`;
  return `Drop ${what} or choose below. ${size}`;
}

/** Says how what is set is replaced, in a few words. */
export function replacementHint(kind: FileKind): string {
  return `Replace: drop or paste another ${kind.label} file, or choose it. Up to ${limitOf(kind)}.`;
}

/** Says what a drop would do; empty while nothing hangs over the zone. */
export function verdictWords(verdict: DragVerdict, { label }: FileKind): string {
  const words: Record<DragVerdict, string> = {
    none: '',
    accept: 'Drop to upload.',
    reject: `Not accepted: only ${label} files can be dropped here.`,
    tooMany: 'Not accepted: drop one file only.',
    unknown: `Drop to check: ${label} files are accepted.`,
  };
  return words[verdict];
}

/** Says what a person can do about refused files. */
export function refusalAdvice(kind: FileKind, hasMany: boolean): string {
  return `Choose ${hasMany ? '' : 'one '}${kind.label} file${hasMany ? 's' : ''} of up to ${limitOf(kind)}${hasMany ? ' each' : ''}.`;
}

function limitOf({ maxBytes }: FileKind): string {
  return formatBytes(maxBytes).replace(' ', '\u00a0');
}

/** Gives how much of an upload is done in whole per cent; null while its size is unknown. */
export function percentDone(loaded: number, total: number): number | null {
  if (total <= 0) return null;
  return Math.min(Math.max(Math.floor((loaded / total) * 100), 0), 100);
}
