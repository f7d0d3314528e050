import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Builds an app with these settings into a folder. */
export async function buildApp(
  app: 'admin' | 'public',
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await run('node', ['../../node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: `apps/${app}`,
    env: { ...process.env, ...settings },
  });
}

/** Built apps that are served. */
export interface Site {
  readonly server: Server;
  readonly origin: string;
}

/**
 * Serves the back office, and public pages under `/public/`, like any static host; unknown paths get the app's page.
 */
export async function serveApps(folders: { readonly admin: string; readonly public?: string }): Promise<Site> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isPublic = folders.public !== undefined && pathname.startsWith('/public/');
    const folder = isPublic ? folders.public : folders.admin;
    const path = isPublic ? pathname.slice('/public'.length) : pathname;
    const names = extname(path) === '' ? [`${path}/index.html`, '/index.html'] : [path];
    const contents = await Promise.all(names.map((name) => readFile(join(folder, name)).catch(() => undefined)));
    const content = contents.find((found) => found !== undefined);
    const type = TYPES[extname(names.at(-1) ?? '')] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, { 'Content-Type': type });
    response.end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
