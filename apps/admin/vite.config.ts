import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { ADMIN_DEV_PORT, PUBLIC_DEV_PORT, PORT } = process.env;
const publicPort = Number(PUBLIC_DEV_PORT ?? 8081);
const backendPort = Number(PORT ?? 8082);

/** Builds the admin app; in watch mode it also hands `/public/` and `/v1` on, so that all three share one origin. */
export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    react(),
    vanillaExtractPlugin(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Browsers of that year read oklch(); for older ones each colour would be written twice.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    manifest: true,
    // Inlined files would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // The sign-in page and the shell. What follows comes with the pages inside the frame, once several need it.
            { name: 'main', tags: ['$initial'] },
            { name: 'components', test: /packages\/ui\/|node_modules\/@?(react-aria|react-stately)/, minShareCount: 2 },
            { name: 'shared', minShareCount: 2 },
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
