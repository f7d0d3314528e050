import { writeFile } from 'node:fs/promises';
import { subsetFonts } from './subsetFonts.ts';

/** Writes the subsets again, after a new version of a font or a change of their ranges. */
for (const [name, file] of await subsetFonts()) {
  await writeFile(new URL(`../src/theme/${name}`, import.meta.url), file);
}
