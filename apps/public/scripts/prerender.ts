import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Runs after `vite build`: renders the terms page to `dist/term-and-condition/index.html` with the styles that it needs
 * inside, so that one answer is enough to read it before, and without, any script.
 */
const app = join(import.meta.dirname, '..');
const workshop = join(app, 'node_modules/.prerender');

/** Builds the terms page for Node, with its style sheet beside it. */
async function buildForNode(): Promise<void> {
  await build({
    root: app,
    logLevel: 'error',
    build: {
      ssr: 'src/terms/document.tsx',
      ssrEmitAssets: true,
      outDir: workshop,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
}

/** Reads the style sheet that was built with the page. */
async function readStyles(): Promise<string> {
  const names = (await readdir(join(workshop, 'assets'))).filter((name) => name.endsWith('.css'));
  if (names.length === 0) throw new Error('The terms page was built without a style sheet: it would be served bare.');
  const styles = await Promise.all(names.map((name) => readFile(join(workshop, 'assets', name), 'utf8')));
  return styles.join('');
}

await buildForNode();
const { termsDocument } = await import(pathToFileURL(join(workshop, 'document.js')).href);
const page = join(app, 'dist/term-and-condition');
await mkdir(page, { recursive: true });
await writeFile(join(page, 'index.html'), termsDocument(await readStyles()));
await rm(workshop, { recursive: true });
