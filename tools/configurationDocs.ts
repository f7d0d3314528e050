import { readFile, writeFile } from 'node:fs/promises';
import { SETTINGS, type Setting } from '../services/backend/src/settings/settings.ts';

const FILE = new URL('../docs/configuration.md', import.meta.url);

/** Returns docs/configuration.md with the current list of the service's settings. */
export async function configurationDocs(): Promise<string> {
  const settings = Object.entries<Setting<unknown>>(SETTINGS).sort(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = settings.map(([name, { fallback, isSecret, meaning, otherwise }]) => {
    const initial = otherwise ?? (fallback && `\`${fallback}\``);
    return `- \`${name}\`${isSecret ? '\\*' : ''}: ${meaning}${initial ? ` Default: ${initial}.` : ''}`;
  });
  const text = await readFile(FILE, 'utf8');
  return text.replace(
    /(<!-- settings -->\n).*?(\n<!-- \/settings -->)/s,
    `$1${lines.join('\n').replaceAll('$', '$$$$')}$2`,
  );
}

if (import.meta.main) await writeFile(FILE, await configurationDocs());
