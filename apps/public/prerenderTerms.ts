import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { buildSettings, writeDocument } from '../../tools/build/appBuild.ts';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { namesOf, offeredLanguages } from '../../tools/build/catalogues.ts';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { RIGHT_TO_LEFT } from '../../tools/build/directions.ts';

const ENTRY = 'src/terms/termsDocument.tsx';

/** Writes the terms as a finished document in each language, with their styles inline, at the end of the build. */
export function prerenderTerms(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-terms',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
      const missing = offeredLanguages()
        .map((language) => `src/terms/terms.${language}.json`)
        .filter((file) => !existsSync(join(config.root, file)));
      if (missing.length > 0)
        throw new Error(`The terms are not translated, see CONTRIBUTING.md: apps/public has no ${missing.join(', ')}.`);
    },
    async closeBundle() {
      const { root } = config;
      const temporary = join(root, 'node_modules/.prerender');
      await build({
        root,
        logLevel: 'error',
        ssr: { noExternal: true },
        build: {
          ssr: ENTRY,
          ssrEmitAssets: true,
          outDir: temporary,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { output: { codeSplitting: false } },
        },
      });
      const { termsDocument } = await import(pathToFileURL(join(temporary, 'termsDocument.js')).href);
      const styles = await readStyles(join(temporary, 'assets'));
      const offered = offeredLanguages();
      for (const language of ['en', ...offered]) {
        const folder = resolve(root, config.build.outDir, 'term-and-condition', language === 'en' ? '' : language);
        await mkdir(folder, { recursive: true });
        const of = { language, direction: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr', languages: namesOf(offered) };
        await writeDocument(join(folder, 'index.html'), await termsDocument(styles, of), buildSettings(config.env));
      }
      await rm(temporary, { recursive: true });
    },
  };
}

async function readStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  if (sheets.length === 0) throw new Error('The terms were built without a style sheet.');
  return (await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))).join('');
}
