import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startDemoIdentity } from './firebaseEmulator/startDemoIdentity.ts';

/**
 * Watch mode of everything on one origin: the admin app's dev server on `PORT` (default 8080) hands `/public/` to the
 * public app's (`PORT` + 1) and `/v1` to the backend (`PORT` + 2).
 */
const port = Number(process.env.PORT ?? 8080);
const environment: NodeJS.ProcessEnv = {
  DEMO: '1',
  DATA_DIR: `${process.cwd()}/.data`,
  PUBLIC_SITE_URL: `http://localhost:${port}`,
  ...process.env,
  ADMIN_DEV_PORT: String(port),
  PUBLIC_DEV_PORT: String(port + 1),
  PORT: String(port + 2),
};

const emulator = await startDemoIdentity(environment, `http://localhost:${port}`);
console.log(`The product in watch mode: http://localhost:${port}`);
const dev = spawn('turbo', ['run', 'dev', '--env-mode=loose'], { stdio: 'inherit', env: environment });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => dev.kill(signal));
const [code] = await once(dev, 'exit');
await emulator?.stop();
process.exit(code ?? 0);
