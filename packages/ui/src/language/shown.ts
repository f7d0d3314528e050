import { say } from './say.ts';
import type { Sentence } from './sentence.ts';

/** Words as they are shown: those of people as they are, those of the interface in the language of the page. */
export function shown(words: string | Sentence): string {
  return typeof words === 'string' ? words : say(words);
}
