import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { createLogger, createServer, type ServerOptions } from 'vite';
import { startDemoIdentity } from './firebaseEmulator/startDemoIdentity.ts';
import { waitForService } from './waitForService.ts';

/**
 * Watch mode on one origin: the admin app's dev server on `PORT` (default 8080) proxies `/public/` to the public app's
 * on the next port, and `/v1` to the service on the one after that.
 */
const HOST = '127.0.0.1';
/** How long a request waits while the service restarts, in milliseconds. */
const RESTART_TIMEOUT_MS = 10_000;

const port = Number(process.env.PORT ?? 8080);
const publicPort = port + 1;
const servicePort = port + 2;
const origin = `http://localhost:${port}`;
await requireFreePorts();
console.log('Starting in watch mode …');

process.env.DEMO ??= '1';
process.env.DATA_DIR ??= '.data';
process.env.PUBLIC_SITE_URL ??= origin;
const emulator = await startDemoIdentity(process.env, origin);

const customLogger = createLogger('warn');
const logError = customLogger.error;
// Vite logs a stack trace for every request that the proxy loses.
customLogger.error = (message, options) =>
  logError(message.includes('proxy error') ? (message.split('\n')[0] ?? '') : message, options);

await serveApp('public', publicPort);
await serveApp('admin', port, {
  '/v1': `http://${HOST}:${servicePort}`,
  '/public/': { target: `http://${HOST}:${publicPort}`, ws: true },
});

const service = spawn('node', ['--watch', '--watch-preserve-output', 'services/backend/src/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: String(servicePort), HOST },
});
service.stdout.setEncoding('utf8').on('data', (text: string) => {
  // The service announces its own port, but people use the dev server's.
  process.stdout.write(text.replaceAll(`http://localhost:${servicePort}`, origin));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill(signal));
const [code] = await once(service, 'exit');
await emulator?.stop();
process.exit(code ?? 0);

async function requireFreePorts(): Promise<void> {
  for (const candidate of [port, publicPort, servicePort]) {
    const server = createTcpServer();
    try {
      await once(server.listen(candidate, HOST), 'listening');
    } catch {
      console.error(
        `Port ${candidate} cannot be used. \`npm run dev\` needs ${port}, ${publicPort} and ${servicePort}: stop the program that uses it, or set PORT to another.`,
      );
      process.exit(1);
    }
    server.close();
  }
}

async function serveApp(app: 'admin' | 'public', appPort: number, proxy: ServerOptions['proxy'] = {}): Promise<void> {
  const server = await createServer({
    root: `apps/${app}`,
    clearScreen: false,
    customLogger,
    plugins: [
      {
        name: 'wait-for-service',
        configureServer({ middlewares }) {
          middlewares.use('/v1', waitForService(`http://${HOST}:${servicePort}`, RESTART_TIMEOUT_MS));
        },
      },
    ],
    server: { host: HOST, port: appPort, strictPort: true, proxy },
  });
  await server.listen();
}
