// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { say } from './index.ts';

const root = resolve(import.meta.dirname, '../..');

/** The English dictionaries in a build of what the components import from React Aria, by their packages. */
async function bundledDictionaries(): Promise<Record<string, Readonly<Record<string, string>>>> {
  const sources = globSync('src/*/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8'));
  const imports = new Set(sources.join('\n').match(/(?<=from ')react-aria[^']*(?=')/g));
  const entry = [...imports].map((name, index) => `export * as _${index} from '${name}';`).join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('/entry') ? `${id}.js` : undefined),
        load: (id) => (id.endsWith('/entry.js') ? entry : undefined),
      },
    ],
    build: {
      write: false,
      lib: { entry: 'entry', formats: ['es'] },
      rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(result) ? result : [];
  const files = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  const dictionaries = files.filter((file) => file.endsWith('/en-US.mjs'));
  return Object.fromEntries(
    await Promise.all(
      dictionaries.map(async (file) => {
        const [, own] = /react-aria\/dist\/private\/intl\/(\w+)\//.exec(file) ?? [];
        return [own ? `@react-aria/${own}` : 'react-aria-components', (await import(file)).default];
      }),
    ),
  );
}

test('all packages of React Aria that have words in a build are translated', { timeout: 60_000 }, async () => {
  vi.stubGlobal('window', {});
  const { reactAriaSentences } = await import('./reactAria.ts');
  const dictionaries = await bundledDictionaries();
  expect(Object.keys(reactAriaSentences)).toEqual(Object.keys(dictionaries).toSorted());
  for (const [name, sentences] of Object.entries(reactAriaSentences))
    for (const [key, sentence] of Object.entries(sentences)) expect(say(sentence)).toBe(dictionaries[name]?.[key]);
});
