// @vitest-environment node
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Builds a page that imports only Button, without React, and returns the gzip sizes of its files in bytes. */
async function sizesOfButtonAlone(): Promise<Map<string, number>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname, '../..'),
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      lib: {
        entry: resolve(import.meta.dirname, 'index.ts'),
        formats: ['es'],
        fileName: 'button',
        cssFileName: 'button',
      },
      rolldownOptions: { external: [/^react/] },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(result) ? result : [];
  return new Map(
    output.map((file) => [file.fileName, gzipSync(file.type === 'chunk' ? file.code : file.source).length]),
  );
}

test('Button alone loads no other component: at most 2.5 kB of JavaScript and 1.5 kB of CSS', {
  timeout: 60_000,
}, async () => {
  const sizes = await sizesOfButtonAlone();
  const [script = 0] = [...sizes].filter(([name]) => name.endsWith('js')).map(([, size]) => size);
  const [style = 0] = [...sizes].filter(([name]) => name.endsWith('css')).map(([, size]) => size);
  expect([...sizes.keys()]).toHaveLength(2);
  expect(script).toBeGreaterThan(300);
  expect(script).toBeLessThan(2500);
  expect(style).toBeGreaterThan(300);
  expect(style).toBeLessThan(1500);
});
