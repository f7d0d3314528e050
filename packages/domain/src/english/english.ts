import type { CompiledMessage } from 'icu-minify/format';
import { compileSentence } from '../compileSentence/compileSentence.ts';
import { formatMessage, isSentence, type Sentence, type SentenceValue } from '../sentence/sentence.ts';
import { listed } from '../text/text.ts';

const formatters = {
  getNumberFormat: () => new Intl.NumberFormat('en-GB', { useGrouping: false }),
  getPluralRules: () => new Intl.PluralRules('en-GB'),
};

/** A sentence in English, for what has no reader's language: the API's errors, logs and the command line. */
export function english(sentence: Sentence): string {
  const text: string | readonly [string, CompiledMessage] = sentence.english;
  // The build of an app has compiled it already.
  const message = typeof text === 'string' ? compileSentence(text).compiled : text[1];
  return String(
    formatMessage(message, 'en-GB', sentence.values, (value) => englishValue(value as SentenceValue), formatters),
  );
}

function englishValue(value: SentenceValue): string {
  if (isSentence(value)) return english(value);
  return Array.isArray(value) ? listed(value.map(englishValue)) : String(value);
}
