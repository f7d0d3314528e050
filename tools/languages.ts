import { writeFileSync } from 'node:fs';
import {
  catalogueFile,
  checkedLanguage,
  englishOf,
  faultsIn,
  offeredLanguages,
  readCatalogue,
  SPEAKING,
} from './build/catalogues.ts';

/**
 * Brings the catalogues up to date with the sentences in the sources: adds new ones, empty, and removes former ones. The
 * codes of new languages are arguments. Lists what is not translated.
 */
const languages = [...new Set([...offeredLanguages(), ...process.argv.slice(2).map(checkedLanguage)])];
const english = englishOf(SPEAKING);

for (const language of languages) {
  const former = readCatalogue(language);
  const translations = Object.fromEntries(Array.from(english, (sentence) => [sentence, former[sentence] ?? '']));
  writeFileSync(catalogueFile(language), `${JSON.stringify(translations, null, 2)}\n`);
}
for (const fault of faultsIn(languages, english)) console.log(fault);
