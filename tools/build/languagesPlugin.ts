import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  checkIds,
  compileCatalogue,
  englishOf,
  faultsIn,
  inAllLanguages,
  languagesOf,
  MADE_UP,
  madeUpCatalogue,
  readCatalogues,
  SPEAKING,
} from './catalogues.ts';
import { compileSentences } from './sentences.ts';

const workspace = join(import.meta.dirname, '../..');
const MODULE = 'virtual:languages';

/**
 * Compiles the sentences of all packages, in builds, tests and stories alike, and their catalogues to one chunk for each
 * language.
 *
 * @param apps The folders of the apps whose catalogues are part of it: none for the component package, all for Storybook,
 *   which also has the made-up language.
 * @throws in a build, if a translation is missing, unused or not readable
 */
export function languages(...apps: readonly string[]): Plugin {
  const folders = [...apps, ...SPEAKING.filter((folder) => folder.startsWith('packages/'))].map((folder) =>
    join(workspace, folder),
  );
  const offered = languagesOf(folders);
  const isForDesigners = apps.length > 1;
  return {
    name: 'languages',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build' && apps.length > 0) checkCatalogues(folders, offered);
    },
    resolveId: { filter: { id: /^virtual:languages/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:languages/ },
      handler(id) {
        const language = id.split('/')[1];
        return language === undefined
          ? loaders(isForDesigners ? [...offered, MADE_UP] : offered)
          : catalogueModule(folders, language);
      },
    },
    transform: {
      filter: { id: { include: /\/src\/[^?]*\.tsx?$/, exclude: /node_modules/ } },
      // Lines stay where they are.
      handler: (source, id) => ({ code: compileSentences(id, source), map: null }),
    },
    transformIndexHtml: (html) => inAllLanguages(html, folders, offered),
  };
}

function loaders(offered: readonly string[]): string {
  const entries = offered.map((language) => `${language}: () => import('${MODULE}/${language}')`);
  return `export const catalogues = { ${entries.join(', ')} };`;
}

function catalogueModule(folders: readonly string[], language: string): string {
  const catalogue =
    language === MADE_UP ? madeUpCatalogue(folders) : compileCatalogue(readCatalogues(folders, language));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});`;
}

function checkCatalogues(folders: readonly string[], offered: readonly string[]): void {
  checkIds(folders.flatMap((folder) => [...englishOf(folder)]));
  const faults = faultsIn(folders, offered);
  if (faults.length > 0) throw new Error(`Sentences, see CONTRIBUTING.md:\n${faults.join('\n')}`);
}
