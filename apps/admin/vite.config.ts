import { appBuild } from '@cpd/app/appBuild';
import { defineConfig } from 'vite';

/** Builds the admin app. */
export default defineConfig({ ...appBuild(), worker: { format: 'es' } });
