import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { configurationDocs } from './configurationDocs.ts';

test('docs/configuration.md is up to date; `npm run generate` writes it', async () => {
  const stored = await readFile(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  expect(stored).toBe(await configurationDocs());
});
