import { defineConfig } from 'vite';
import { appBuild } from '../../tools/build/appBuild.ts';

/** Builds the admin app. */
export default defineConfig({ ...appBuild(), worker: { format: 'es' } });
