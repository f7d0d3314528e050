import { readFileSync, writeFileSync } from 'node:fs';
import { lookalikeProblem } from '../packages/domain/src/username/username.ts';

/**
 * Writes the part of Unicode's table of confusable characters that user names need, grouped by what they look like:
 * `node tools/writeConfusables.ts data.json`, with the table of the npm package `unhomoglyph`, which has every character as a key.
 */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Give the path of the table.');
const table: Readonly<Record<string, string>> = JSON.parse(readFileSync(path, 'utf8'));

/** Whether a folded name can have a character. */
function isInNames(character: string): boolean {
  return character.normalize('NFKD') === character && lookalikeProblem(character) === undefined;
}

const groups: Record<string, string> = {};
for (const [character, prototype] of Object.entries(table).sort()) {
  if (isInNames(character) && prototype !== character) groups[prototype] = `${groups[prototype] ?? ''}${character}`;
}
const lines = Object.entries(groups).map(
  ([prototype, characters]) => `  ${JSON.stringify(prototype)}: ${JSON.stringify(characters)}`,
);
const target = new URL('../services/backend/src/access/auth/confusables.json', import.meta.url);
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
