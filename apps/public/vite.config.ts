import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { PUBLIC_DEV_PORT, PORT } = process.env;

/** Builds the public pages under `/public/`; in watch mode calls go to the backend on `PORT`. */
export default defineConfig({
  base: '/public/',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    react(),
    vanillaExtractPlugin(),
  ],
  build: {
    target: 'es2023',
    // Inlined files would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  server: {
    port: Number(PUBLIC_DEV_PORT ?? 8081),
    strictPort: true,
    proxy: { '/v1': `http://localhost:${Number(PORT ?? 8082)}` },
  },
});
