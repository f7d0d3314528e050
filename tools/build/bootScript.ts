import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** What an app runs before the first paint: the part of both apps, and that of the folder. */
export function bootScript(folder: string): string {
  const [shared, own] = [import.meta.dirname, folder].map((one) => readFileSync(join(one, 'boot.js'), 'utf8'));
  return `${shared}\n${own}`;
}

/** Serves and builds `boot.js`, which is next to the app's document. */
export function boot(): Plugin {
  let root = '';
  let base = '/';
  let isServer = false;
  return {
    name: 'boot-script',
    configResolved(config) {
      root = config.root;
      base = config.base;
      isServer = config.command === 'serve' || Boolean(config.build.ssr);
    },
    configureServer(server) {
      server.middlewares.use(`${base}boot.js`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(bootScript(root));
      });
    },
    generateBundle() {
      if (isServer) return;
      const { code } = minifySync('boot.js', bootScript(root));
      this.emitFile({ type: 'asset', fileName: 'boot.js', source: code });
    },
  };
}
