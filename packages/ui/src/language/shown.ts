import { formatNumber } from './format.ts';
import { say } from './say.ts';
import type { Sentence } from './sentence.ts';

/** Words as they are shown: those of people as they are, those of the interface and numbers in the language of the page. */
export function shown(words: string | number | Sentence): string {
  if (typeof words === 'number') return formatNumber(words);
  return typeof words === 'string' ? words : say(words);
}
