import { type Sentence, sentence } from '../sentence/sentence.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Formats a size with at most one decimal: '512 B', '1.5 KB', '10 MB'. A KB has 1024 bytes. */
export function formatBytes(bytes: number): Sentence {
  let size = bytes;
  let unit = 0;
  // A size that would round to 1024 belongs to the next unit.
  while (Math.round(size * 10) / 10 >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return sentence('{unit, select, B {{size} B} KB {{size} KB} MB {{size} MB} other {{size} GB}}', {
    size: Math.round(size * 10) / 10,
    unit: UNITS[unit] ?? 'GB',
  });
}
