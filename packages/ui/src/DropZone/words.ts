import type { FileKind } from './sortFiles.ts';

const MEGABYTE = 1024 * 1024;

/** What the browser lets know about the files that hang over the zone; Safari hides their types. */
export type DragVerdict = 'none' | 'accept' | 'reject' | 'tooMany' | 'unknown';

/** Says what can be dropped here, and how large it may be. */
export function hint({ label, maxBytes }: FileKind, hasMany: boolean): string {
  const what = hasMany ? `${label} files here, paste them` : `a ${label} file here, paste it`;
  const size = `Up to ${maxBytes / MEGABYTE}\u00a0MB${hasMany ? ' each' : ''}.`;
  return `Drop ${what} or choose below. ${size}`;
}

/** Says how what is set is replaced, in a few words. */
export function replacementHint({ label, maxBytes }: FileKind): string {
  return `Replace: drop or paste another ${label} file, or choose it. Up to ${maxBytes / MEGABYTE}\u00a0MB.`;
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
export function refusalAdvice({ label, maxBytes }: FileKind, hasMany: boolean): string {
  return `Choose ${hasMany ? '' : 'one '}${label} file${hasMany ? 's' : ''} of up to ${maxBytes / MEGABYTE}\u00a0MB${hasMany ? ' each' : ''}.`;
}

/** Gives a file's size in words: '512 B', '1.5 KB', '12.3 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < MEGABYTE) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

/** Gives how much of an upload is done in whole per cent; null while its size is unknown. */
export function percentDone(loaded: number, total: number): number | null {
  if (total <= 0) return null;
  return Math.min(Math.max(Math.floor((loaded / total) * 100), 0), 100);
}
