import { mkdirSync, writeFileSync } from 'node:fs';
import { catalogueFile, englishOf, faultsIn, languagesOf, readCatalogue, SPEAKING } from './build/catalogues.ts';

/**
 * Brings the catalogues up to date with the sentences in the sources: adds new ones, empty, and removes former ones. The
 * codes of new languages are arguments. Exits with 1 if translations are missing.
 */
const languages = new Set([...SPEAKING.flatMap((folder) => languagesOf([folder])), ...process.argv.slice(2)]);

for (const folder of SPEAKING) {
  const english = englishOf(folder);
  for (const language of languages) {
    const former = readCatalogue(folder, language);
    const translations = Object.fromEntries([...english].map((sentence) => [sentence, former[sentence] ?? '']));
    mkdirSync(`${folder}/languages`, { recursive: true });
    writeFileSync(catalogueFile(folder, language), `${JSON.stringify(translations, null, 2)}\n`);
  }
}
const faults = faultsIn(SPEAKING, languages);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
