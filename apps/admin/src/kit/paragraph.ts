import { say } from '@cpd/ui/language';

/** Sentences one after the other. Not all languages have a space between them. */
export function paragraph(first: string, ...others: readonly string[]): string {
  return others.reduce((before, next) => say('{before} {next}', { before, next }), first);
}
