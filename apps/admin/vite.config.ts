import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { filesAhead } from './filesAhead.ts';

const { ADMIN_DEV_PORT, PUBLIC_DEV_PORT, PORT } = process.env;
const publicPort = Number(PUBLIC_DEV_PORT ?? 8081);
const backendPort = Number(PORT ?? 8082);

const routerFolder = /react-router\/dist\/production\/lib\//;

/**
 * Lets the build drop what the app does not use of react-router, 5 kB after compression: links and forms that carry
 * server rendering's machinery (`forwardRef` and names for developers count as side effects otherwise), and the hooks
 * for measuring routes, which do nothing where none are given.
 */
const lighterRouter: Plugin = {
  name: 'lighter-router',
  apply: 'build',
  transform: {
    filter: { id: routerFolder },
    handler(code, id) {
      if (id.endsWith('/router/instrumentation.js')) {
        const names = code.match(/export \{ (.+) \};/)?.[1]?.split(', ') ?? [];
        return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
      }
      if (!id.endsWith('/dom/lib.js')) return null;
      const pure = code.replaceAll(/= (React\$?\d*\.forwardRef)\(/g, '= /* @__PURE__ */ $1(');
      return { code: pure.replaceAll(/^\w+\.displayName = "\w+";$/gm, ''), map: null };
    },
  },
};

/** What is known of the modules while they are put into files. */
interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Where the app's larger files begin. */
const beginnings = {
  base: ['shell/main.tsx'],
  frame: ['shell/frame/SignedInLayout.tsx', 'shell/frame/NotFoundPage.tsx'],
  lists: [
    'users/UserListPage.tsx',
    'feed/FeedPage.tsx',
    'certificateGroups/CertificateGroupListPage.tsx',
    'courses/CourseListPage.tsx',
    'quizzes/QuizListPage.tsx',
    'events/EventListPage.tsx',
  ],
  forms: ['courses/CourseEditPage.tsx', 'events/EventEditPage.tsx', 'setting/SettingPage.tsx'],
  quiz: ['quizzes/QuizEditPage.tsx'],
  group: ['certificateGroups/CertificateGroupEditPage.tsx'],
} as const;

/** What the first page reaches through an index, but does not use. */
const notOnFirstPage =
  /\/(Icon\/icons|session\/DraftStorage|session\/useFormDraft|session\/useSession|dialog\/confirmMessage)\.tsx?$/;

/** What lists reach through React Aria's search field, but only forms use. */
const notOnLists = /\/(usePress|textSelection|ProgressBar|useProgressBar|NumberFormatter|useNumberFormatter)\.mjs$/;

/** Names the file that a module goes into, so that a screen is a few files and not forty small ones. */
function fileOf(id: string, context: ChunkingContext): string | null {
  const belongsTo = (name: keyof typeof beginnings) =>
    beginnings[name].some((entry) => isReached(id, `${import.meta.dirname}/src/${entry}`, context));
  if (notOnFirstPage.test(id)) return 'frame';
  if (belongsTo('base')) return 'base';
  if (notOnLists.test(id)) return 'forms';
  const isInForms = belongsTo('forms') || belongsTo('quiz') || belongsTo('group');
  // What lists and forms share stands with the frame around both, so that neither loads the other.
  if (belongsTo('frame') || (belongsTo('lists') && isInForms)) return 'frame';
  if (belongsTo('lists')) return 'lists';
  if (!isInForms) return null;
  const isInOne = [belongsTo('forms'), belongsTo('quiz'), belongsTo('group')].filter(Boolean).length === 1;
  if (isInOne && belongsTo('quiz')) return 'quiz';
  return isInOne && belongsTo('group') ? 'group' : 'forms';
}

const reached = new Map<string, Set<string>>();

/** Tells whether a module is imported by another one, directly or through others, other than on demand. */
function isReached(id: string, root: string, context: ChunkingContext): boolean {
  let found = reached.get(root);
  if (!found) {
    found = new Set([root]);
    for (const module of found)
      for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
    reached.set(root, found);
  }
  return found.has(id);
}

/** Builds the admin app; in watch mode it also hands `/public/` and `/v1` on, so that all three share one origin. */
export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    lighterRouter,
    filesAhead,
    react(),
    vanillaExtractPlugin(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Inlined files would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|valibot)\//, priority: 1 },
            { name: fileOf },
          ],
        },
      },
    },
  },
  server: {
    port: Number(ADMIN_DEV_PORT ?? 8080),
    strictPort: true,
    proxy: {
      '/v1': `http://localhost:${backendPort}`,
      '/public/': { target: `http://localhost:${publicPort}`, ws: true },
    },
  },
});
