import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, resolveConfig } from 'vite';

/**
 * Runs in an app's folder after `vite build`: writes the documents that the app's `src/shell/prerender.tsx` renders to
 * `dist/<path>/index.html`, so that a visitor sees them before any script has run. The first picture of an app asks for
 * its page's files at once, and runs `src/shell/first.ts` before the first paint.
 */
const app = process.cwd();
const dist = join(app, 'dist');
const workshop = join(app, 'node_modules/.prerender');

/** What an app's `prerender.tsx` exports as `documents`, in the order of writing. */
type PrerenderedDocument = FirstPicture | FinishedText;

/** What `index.html` shows before the app's scripts have come. */
interface FirstPicture {
  /** Where it is served, below the app's own address; '' serves every address without a document of its own. */
  readonly path: string;
  readonly title: string;
  /** What stands in elements of `index.html`, by their ids. */
  readonly contents: Readonly<Record<string, string>>;
  /** Modules whose files it asks for at once, as Vite's manifest calls them but for folder and ending. */
  readonly modules: readonly string[];
}

/** A document that asks for no file at all. */
interface FinishedText {
  readonly path: string;
  /** Writes it with the styles of all that `prerender.tsx` imports inside. */
  readonly html: (styles: string) => string;
}

async function renderDocuments(): Promise<readonly PrerenderedDocument[]> {
  await build({
    root: app,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/shell/prerender.tsx',
      ssrEmitAssets: true,
      outDir: workshop,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { documents } = await import(pathToFileURL(join(workshop, 'prerender.js')).href);
  return documents();
}

/** Builds the script that blocks the first paint, and answers the element that runs it. */
async function buildFirstScript(base: string): Promise<string> {
  const input = join(app, 'src/shell/first.ts');
  const output = { format: 'iife', codeSplitting: false, entryFileNames: 'assets/first-[hash].js' } as const;
  await build({
    root: app,
    logLevel: 'error',
    build: { emptyOutDir: false, copyPublicDir: false, manifest: false, rolldownOptions: { input, output } },
  });
  const file = (await readdir(join(dist, 'assets'))).find((name) => /^first-.*\.js$/.test(name));
  return `<script src="${base}assets/${file}"></script>`;
}

/** The files of a module and of all that it imports, but for what it loads on demand. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const { file, css = [], imports = [] } = manifest[key] ?? { file: '' };
  if (found.has(file)) return found;
  for (const name of [file, ...css]) found.add(name);
  for (const imported of imports) filesOf(manifest, imported, found);
  return found;
}

function keyOf(manifest: Manifest, module: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(`/${module}.tsx`));
  if (key) return key;
  throw new Error(`The build has no file ${module}.tsx: a page stands in a file of its own that is named after it.`);
}

/** The elements that ask for a document's files, beside those that the template asks for already. */
function linksTo(files: Iterable<string>, base: string, template: string): string {
  return [...files]
    .map((file) => `${base}${file}`)
    .filter((address) => !template.includes(`"${address}"`))
    .map((address) =>
      address.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${address}">`
        : `<link rel="modulepreload" crossorigin href="${address}">`,
    )
    .join('\n');
}

function filledTemplate({ title, contents, modules }: FirstPicture): string {
  const files = modules.flatMap((module) => [...filesOf(manifest, keyOf(manifest, module))]);
  let html = template
    .replace('<script type="module"', (script) => `${firstScript}${script}`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${linksTo(new Set(files), base, template)}</head>`);
  for (const [id, content] of Object.entries(contents)) {
    html = html.replace(`<div id="${id}"></div>`, () => `<div id="${id}">${content}</div>`);
  }
  return html;
}

/** The styles of what was built for Node. */
async function readStyles(): Promise<string> {
  const assets = await readdir(join(workshop, 'assets'));
  const sheets = assets.filter((name) => name.endsWith('.css')).map((name) => join(workshop, 'assets', name));
  if (sheets.length === 0) throw new Error('The app was built without a style sheet: its text would be served bare.');
  return (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('');
}

const { base } = await resolveConfig({ root: app }, 'build');
const template = await readFile(join(dist, 'index.html'), 'utf8');
const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const firstScript = await buildFirstScript(base);
for (const document of await renderDocuments()) {
  const html = 'html' in document ? document.html(await readStyles()) : filledTemplate(document);
  await mkdir(join(dist, document.path), { recursive: true });
  await writeFile(join(dist, document.path, 'index.html'), html);
}
await rm(workshop, { recursive: true });
await rm(join(dist, '.vite'), { recursive: true });
