import { mkdirSync, writeFileSync } from 'node:fs';
import { catalogueFile, englishOf, faultsOf, languagesOf, readCatalogue, SPEAKING } from './build/catalogues.ts';

/**
 * Brings the catalogues up to date with the sentences in the sources: adds new ones, empty, and removes former ones. The
 * codes of new languages are arguments. Exits with 1 if translations are missing.
 */
const languages = new Set([...SPEAKING.flatMap((folder) => languagesOf([folder])), ...process.argv.slice(2)]);
let missing = 0;

for (const folder of SPEAKING) {
  const english = englishOf(folder);
  for (const language of languages) {
    const former = readCatalogue(folder, language);
    const translations = Object.fromEntries([...english].map((sentence) => [sentence, former[sentence] ?? '']));
    const file = catalogueFile(folder, language);
    mkdirSync(`${folder}/languages`, { recursive: true });
    writeFileSync(file, `${JSON.stringify(translations, null, 2)}\n`);
    const faults = faultsOf(english, translations);
    for (const fault of faults) console.error(`${file}: ${fault}`);
    missing += faults.length;
  }
}
process.exit(missing === 0 ? 0 : 1);
