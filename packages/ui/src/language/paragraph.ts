import { say } from './say.ts';
import type { Sentence } from './sentence.ts';
import { shown } from './shown.ts';

/** Sentences one after the other. Not all languages have a space between them. */
export function paragraph(...sentences: readonly (string | Sentence)[]): string {
  const [first = '', ...others] = sentences;
  return others.reduce<string>((before, next) => say('{before} {next}', { before, next }), shown(first));
}
