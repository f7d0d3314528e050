import { defineConfig, type Plugin } from 'vite';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { appBuild } from '../../tools/build/appBuild.ts';
import { prerenderTerms } from './prerenderTerms.ts';

const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID } = process.env;

/** Adds the emulator's address to the account-deletion page in watch mode, as the backend does for the built page. */
const authEmulator: Plugin = {
  name: 'auth-emulator',
  apply: 'serve',
  transformIndexHtml() {
    if (!FIREBASE_AUTH_EMULATOR_HOST) return [];
    const content = `http://${FIREBASE_AUTH_EMULATOR_HOST}`;
    return [{ tag: 'meta', attrs: { name: 'auth-emulator', content, 'data-project': FIREBASE_PROJECT_ID } }];
  },
};

const common = appBuild();

/** Builds the public pages under `/public/`. */
export default defineConfig({
  ...common,
  base: '/public/',
  plugins: [...common.plugins, authEmulator, prerenderTerms()],
});
