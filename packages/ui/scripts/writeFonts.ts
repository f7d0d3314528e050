import { writeFile } from 'node:fs/promises';
import { subsetInter } from './subsetInter.ts';

/** Writes the files of Latin letters again, after a new version of Inter or a change of their ranges. */
for (const [name, file] of await subsetInter()) {
  await writeFile(new URL(`../src/theme/inter/${name}`, import.meta.url), file);
}
