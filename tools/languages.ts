import { writeFileSync } from 'node:fs';
import { catalogueFile, englishOf, faultsIn, offeredLanguages, readCatalogue, SPEAKING } from './build/catalogues.ts';

/**
 * Brings the catalogues up to date with the sentences in the sources: adds new ones, empty, and removes former ones. The
 * codes of new languages are arguments. Exits with 1 if translations are missing.
 */
const languages = [...new Set([...offeredLanguages(), ...process.argv.slice(2)])];
const english = [...englishOf(SPEAKING)];

for (const language of languages) {
  const former = readCatalogue(language);
  const translations = Object.fromEntries(english.map((sentence) => [sentence, former[sentence] ?? '']));
  writeFileSync(catalogueFile(language), `${JSON.stringify(translations, null, 2)}\n`);
}
const faults = faultsIn(languages);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
