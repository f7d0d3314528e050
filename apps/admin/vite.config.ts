import { appBuild } from '@cpd/app/appBuild';
import { defineConfig } from 'vite';

const { ADMIN_DEV_PORT, PUBLIC_DEV_PORT, PORT } = process.env;
const publicPort = Number(PUBLIC_DEV_PORT ?? 8081);
const backendPort = Number(PORT ?? 8082);

/** Builds the admin app; in watch mode it also hands `/public/` and `/v1` on, so that all three share one origin. */
export default defineConfig({
  ...appBuild(),
  worker: { format: 'es' },
  server: {
    port: Number(ADMIN_DEV_PORT ?? 8080),
    strictPort: true,
    proxy: {
      '/v1': `http://localhost:${backendPort}`,
      '/public/': { target: `http://localhost:${publicPort}`, ws: true },
    },
  },
});
