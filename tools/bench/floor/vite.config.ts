import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the floor as one script and one style sheet, with the default settings of Vite. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, emptyOutDir: true },
});
