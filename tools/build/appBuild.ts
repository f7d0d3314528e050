import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, ResolvedConfig, Rolldown, UserConfig } from 'vite';
import {
  type AppSettings,
  DEFAULT_APP_SETTINGS,
  fillDocument,
  isReadableHue,
  withSettings,
} from '../../packages/domain/src/appSettings/appSettings.ts';
import { boot } from './bootScript.ts';
import { noChunkCycles } from './chunkCycles.ts';
import { firstPages } from './firstPages.ts';
import { languages } from './languagesPlugin.ts';
import { MAX_FORM_SIZE, MAX_LIST_SIZE, smallPage } from './listSize.ts';

/** The settings of a build: those of the environment whose names begin with `VITE_`. */
export function buildSettings(env: Readonly<Record<string, unknown>>): AppSettings {
  const entries = Object.entries(env).map(([name, value]) => [name.replace(/^VITE_/, ''), String(value)]);
  const settings = withSettings(DEFAULT_APP_SETTINGS, Object.fromEntries(entries));
  if (settings.BRAND_HUE !== '' && !isReadableHue(Number(settings.BRAND_HUE)))
    throw new Error(
      'VITE_BRAND_HUE is a number from 0 to 105 or from 240 to 360: text in other hues could not be read.',
    );
  return settings;
}

/** Writes a document for static hosts, and next to it the template that the service fills with its own settings. */
export async function writeDocument(path: string, template: string, settings: AppSettings): Promise<void> {
  await writeFile(path, fillDocument(template, settings));
  await writeFile(`${path}.template`, template);
}

/** Writes the settings into index.html. */
function appSettings(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'app-settings',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml(html) {
      if (config.command === 'build') return html;
      // In watch mode, the settings of the service are those of the page.
      return fillDocument(html, withSettings(buildSettings(config.env), process.env));
    },
    async writeBundle({ dir = config.build.outDir }) {
      const path = join(dir, 'index.html');
      if (!existsSync(path)) return;
      await writeDocument(path, readFileSync(path, 'utf8'), buildSettings(config.env));
    },
  };
}

const inAdmin = (path: string) => fileURLToPath(new URL(`../../apps/admin/src/${path}`, import.meta.url));

const FRAME = 'shell/frame/SignedInLayout.tsx';

/** The entries of the pages that a visit can begin with, by the names of the admin app's boot.js. */
const FIRST_PAGES = {
  signIn: ['login/LoginPage.tsx'].map(inAdmin),
  lists: ['listPages.ts', FRAME].map(inAdmin),
  forms: ['editPages.ts', FRAME].map(inAdmin),
  quizForm: ['quizzes/QuizEditPage.tsx', FRAME].map(inAdmin),
  people: ['peoplePages.ts', FRAME].map(inAdmin),
  feed: ['feed/FeedPage.tsx', FRAME].map(inAdmin),
  setting: ['setting/SettingPage.tsx', FRAME].map(inAdmin),
  overview: ['overview/OverviewPage.tsx', FRAME].map(inAdmin),
};

/** The entries of a page with a list. The public app has none of them. */
const LIST_MODULES = FIRST_PAGES.lists;

/** The entry of the sign-in page. */
const SIGN_IN_MODULES = FIRST_PAGES.signIn;

/** The entries of a page with a form, other than that of a quiz. */
const FORM_MODULES = FIRST_PAGES.forms;

/** What opens dialogs, on every page. */
const DIALOG_MODULES = [
  fileURLToPath(new URL('../../packages/ui/src/DialogQueue/DialogQueueView.tsx', import.meta.url)),
];

/** Returns whether entries import a module statically, directly or not. */
function neededBy(
  entries: readonly string[],
): (id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>) => boolean {
  const needed = new Set<string>();
  return (id, graph) => {
    const found = needed.size === 0 ? [...entries] : [];
    for (let next = found.pop(); next !== undefined; next = found.pop()) {
      if (needed.has(next)) continue;
      needed.add(next);
      found.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
    }
    return needed.has(id);
  };
}

/** The build of an app. Each build gets its own plugins, because a plugin that has finished a build is closed. */
export const appBuild = (folder: 'apps/admin' | 'apps/public') => {
  const isNeededByLists = neededBy(LIST_MODULES);
  const isNeededToSignIn = neededBy(SIGN_IN_MODULES);
  const isNeededByForms = neededBy(FORM_MODULES);
  const isNeededByDialogs = neededBy(DIALOG_MODULES);
  return {
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
      languages(folder),
      boot(),
      react(),
      vanillaExtractPlugin(),
      appSettings(),
      noChunkCycles(),
      smallPage('A list', LIST_MODULES, MAX_LIST_SIZE),
      smallPage('A form', FORM_MODULES, MAX_FORM_SIZE),
      firstPages(FIRST_PAGES),
    ],
    build: {
      target: 'es2023',
      // Browsers of that year support oklch(); for older ones each colour would be written twice.
      cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
      // Inlined files would be data: URLs, which the content security policy forbids.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // CommonJS modules have to run before the modules that use them, which is not guaranteed between chunks
              // that import each other.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|react-router|scheduler|use-sync-external-store)\//,
              },
              // The start of every visit. Other code is loaded with the pages.
              { name: 'main', tags: ['$initial'] },
              // What the sign-in page and lists share: neither waits for the other.
              { name: (id, graph) => (isNeededByLists(id, graph) && isNeededToSignIn(id, graph) ? 'first' : null) },
              { name: (id, graph) => (isNeededByLists(id, graph) ? 'lists' : null) },
              // Forms do not load the sign-in page, and the sign-in page no form.
              { name: (id, graph) => (isNeededToSignIn(id, graph) && isNeededByForms(id, graph) ? 'fields' : null) },
              { name: (id, graph) => (isNeededToSignIn(id, graph) ? 'sign-in' : null) },
              { name: (id, graph) => (isNeededByDialogs(id, graph) ? 'dialogs' : null) },
              { name: (id, graph) => (isNeededByForms(id, graph) ? 'form' : null), minShareCount: 2 },
              // What only palette, menus and tabs share.
              { name: 'shared', minShareCount: 2 },
            ],
          },
        },
      },
    },
  } satisfies UserConfig;
};
