import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Runs after `vite build`: renders the terms page to `dist/term-and-condition/index.html` with the one style sheet that
 * it needs, so that it can be read before, and without, any script.
 */
const app = join(import.meta.dirname, '..');
const workshop = join(app, 'node_modules/.prerender');
const dist = join(app, 'dist');

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

/** Moves the style sheets to where the site serves them, and gives their addresses. */
async function publishStylesheets(): Promise<string[]> {
  const names = (await readdir(join(workshop, 'assets'))).filter((name) => name.endsWith('.css'));
  if (names.length === 0) throw new Error('The terms page was built without a style sheet: it would be served bare.');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await Promise.all(names.map((name) => rename(join(workshop, 'assets', name), join(dist, 'assets', name))));
  return names.map((name) => `/public/assets/${name}`);
}

await buildForNode();
const stylesheets = await publishStylesheets();
const { termsDocument } = await import(pathToFileURL(join(workshop, 'document.js')).href);
const page = join(dist, 'term-and-condition');
await mkdir(page, { recursive: true });
await writeFile(join(page, 'index.html'), termsDocument(stylesheets));
await rm(workshop, { recursive: true });
