import { readFile, writeFile } from 'node:fs/promises';
import { SETTINGS } from '../services/backend/src/config.ts';
import { DESCRIPTIONS } from '../services/backend/src/settings/descriptions.ts';

const FILE = new URL('../docs/configuration.md', import.meta.url);

/** Returns docs/configuration.md with the table of the service's settings as the code has them now. */
export async function configurationDocs(): Promise<string> {
  const rows = SETTINGS.toSorted((one, other) => one.name.localeCompare(other.name, 'en')).map(
    ({ name, fallback, isSecret }) => {
      const { meaning, otherwise } = DESCRIPTIONS[name] ?? { meaning: '' };
      const initial = otherwise ?? (fallback ? `\`${fallback}\`` : 'none');
      return `| \`${name}\`${isSecret ? ' *' : ''} | ${meaning} | ${initial} |`;
    },
  );
  const table = ['| variable | meaning | default |', '| --- | --- | --- |', ...rows].join('\n');
  const text = await readFile(FILE, 'utf8');
  return text.replace(/(<!-- settings -->\n).*?(\n<!-- \/settings -->)/s, `$1${table.replaceAll('$', '$$$$')}$2`);
}

if (import.meta.main) await writeFile(FILE, await configurationDocs());
