import { defineConfig } from 'vite';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { appBuild } from '../../tools/build/appBuild.ts';

export default defineConfig({ ...appBuild('apps/admin'), worker: { format: 'es' } });
