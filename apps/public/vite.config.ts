import { defineConfig } from 'vite';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { appBuild } from '../../tools/build/appBuild.ts';
import { prerenderTerms } from './prerenderTerms.ts';

const common = appBuild('apps/public');

/** Builds the public pages under `/public/`. */
export default defineConfig({
  ...common,
  base: '/public/',
  plugins: [...common.plugins, prerenderTerms()],
});
