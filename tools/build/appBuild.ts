import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, ResolvedConfig, UserConfig } from 'vite';
import { noChunkCycles } from './chunkCycles.ts';

/** The hue in which our own images are drawn. */
const OUR_HUE = 264;

/** Writes the brand's name into index.html, and changes the hue of the app's own images to the brand's. */
function branding(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'branding',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: (html) =>
      html.replaceAll('%BRAND_NAME%', escapeHtml(config.env.VITE_BRAND_NAME || 'CPD Service')),
    generateBundle() {
      const { VITE_BRAND_HUE: hue } = config.env;
      if (!hue || !config.build.copyPublicDir) return;
      for (const fileName of readdirSync(config.publicDir).filter((name) => name.endsWith('.svg'))) {
        const drawing = readFileSync(join(config.publicDir, fileName), 'utf8');
        this.emitFile({ type: 'asset', fileName, source: drawing.replaceAll(` ${OUR_HUE})`, ` ${hue})`) });
      }
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The build of both apps. Each build gets its own plugins, because a plugin that has finished a build is closed. */
export const appBuild = () =>
  ({
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
      react(),
      vanillaExtractPlugin(),
      branding(),
      noChunkCycles(),
    ],
    build: {
      target: 'es2023',
      // Browsers of that year support oklch(); for older ones each colour would be written twice.
      cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
      manifest: true,
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
              // The start of every visit. Other code is loaded with the pages, in shared chunks.
              { name: 'main', tags: ['$initial'] },
              { name: 'shared', minShareCount: 2 },
            ],
          },
        },
      },
    },
  }) satisfies UserConfig;
