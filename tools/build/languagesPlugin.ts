import type { Plugin } from 'vite';
import {
  CATALOGUES,
  catalogueOf,
  checkIds,
  englishOf,
  faultsIn,
  inAllLanguages,
  MADE_UP,
  offeredLanguages,
  SPEAKING,
} from './catalogues.ts';
import { compileSentences } from './sentences.ts';

const MODULE = 'virtual:languages';

/**
 * Compiles the sentences of all packages, in builds, tests and stories alike, and their translations to one chunk for each
 * language.
 *
 * @param apps The apps whose sentences are part of it, such as `apps/admin`: none for the component package, all for
 *   Storybook, which also has the made-up language.
 * @throws in a build, if a translation is missing, unused or not readable
 */
export function languages(...apps: readonly string[]): Plugin {
  const packages = SPEAKING.filter((name) => name.startsWith('packages/') || apps.includes(name));
  const offered = offeredLanguages();
  const isForDesigners = apps.length > 1;
  return {
    name: 'languages',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') checkCatalogues(offered);
    },
    // A changed translation is shown at once in watch mode, where catalogues are outside of the app's folder.
    configureServer: ({ watcher }) => void watcher.add(CATALOGUES),
    hotUpdate({ file }) {
      if (!file.startsWith(CATALOGUES)) return;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    resolveId: { filter: { id: /^virtual:languages/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:languages/ },
      handler(id) {
        const language = id.split('/')[1];
        return language === undefined
          ? loaders(isForDesigners ? [...offered, MADE_UP] : offered)
          : `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogueOf(packages, language)))});`;
      },
    },
    transform: {
      filter: { id: { include: /\/src\/[^?]*\.tsx?$/, exclude: /node_modules/ } },
      // Lines stay where they are.
      handler: (source, id) => ({ code: compileSentences(id, source), map: null }),
    },
    transformIndexHtml: (html) => inAllLanguages(html, offered),
  };
}

function loaders(offered: readonly string[]): string {
  const entries = offered.map((language) => `${language}: () => import('${MODULE}/${language}')`);
  return `export const catalogues = { ${entries.join(', ')} };`;
}

function checkCatalogues(offered: readonly string[]): void {
  const english = englishOf(SPEAKING);
  checkIds(english);
  const faults = faultsIn(offered, english);
  if (faults.length > 0) throw new Error(`Sentences, see CONTRIBUTING.md:\n${faults.join('\n')}`);
}
