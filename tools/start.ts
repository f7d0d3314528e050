import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { startDemoIdentity } from './firebaseEmulator/startDemoIdentity.ts';

/** Builds both apps if something has changed, then runs the product with its demo data on one origin. */
const environment: NodeJS.ProcessEnv = { DEMO: '1', DATA_DIR: '.data', ...process.env };

function build(): void {
  console.log('Building the two apps …');
  const built = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8', env: environment });
  if (built.status === 0) return;
  console.error(`${built.stdout}${built.stderr}\nThe apps could not be built; the messages above say why.`);
  process.exit(built.status ?? 1);
}

build();
const emulator = await startDemoIdentity(environment, `http://localhost:${environment.PORT ?? 8080}`);
const server = spawn('node', ['services/backend/src/main.ts'], { stdio: 'inherit', env: environment });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
const [code] = await once(server, 'exit');
await emulator?.stop();
process.exit(code ?? 0);
