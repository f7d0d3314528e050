import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
// @boundaries-ignore The build of sentences is a tool of the workspace, not a package.
import { languages } from '../../tools/build/languagesPlugin.ts';
import manifest from './package.json' with { type: 'json' };

const { dependencies, peerDependencies } = manifest;
const packages = Object.keys({ ...dependencies, ...peerDependencies });

/** The style sheet has a fixed name; all other assets share a folder. */
function assetName({ names }: { names: string[] }): string {
  return names.includes('style.css') ? 'style.css' : 'assets/[name]-[hash][extname]';
}

/** Builds the package for use outside of this workspace: one module per component, one style sheet, and assets. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [languages(), vanillaExtractPlugin()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    cssCodeSplit: false,
    minify: false,
    lib: {
      entry: Object.fromEntries(
        globSync('src/*/index.ts', { cwd: import.meta.dirname }).map((file) => [basename(dirname(file)), file]),
      ),
      formats: ['es'],
      cssFileName: 'style',
    },
    rolldownOptions: {
      output: { chunkFileNames: 'chunks/[name]-[hash].js', assetFileNames: assetName },
      external: (id) => !/\?url|\.json$/.test(id) && packages.some((name) => id === name || id.startsWith(`${name}/`)),
    },
  },
});
