import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startDemoIdentity } from './firebaseEmulator/startDemoIdentity.ts';

/**
 * Runs the product with its demo data on one origin, and builds both apps if something has changed. The service starts
 * beside the build, because a new database takes as long.
 */
const environment: NodeJS.ProcessEnv = { DEMO: '1', DATA_DIR: '.data', ...process.env };
const origin = `http://localhost:${environment.PORT ?? 8080}`;

console.log(`Building what has changed of the two apps, and starting the service on ${origin} …`);
const emulator = await startDemoIdentity(environment, origin);
const server = spawn('node', ['services/backend/src/main.ts', '--pages-follow'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment,
});
// Over the shortest distance, the smallest files save less time than they take.
const build = spawn('npm', ['run', '--silent', 'build'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...environment, COMPRESSION: 'quick' },
});
const stop = (signal: NodeJS.Signals) => {
  build.kill(signal);
  server.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
const isStopped = once(server, 'exit').then(([code]) => {
  build.kill();
  return Number(code ?? 0);
});

const isBuilt = await finishBuild();
if (isBuilt) server.disconnect();
else stop('SIGTERM');
const code = await isStopped;
await emulator?.stop();
process.exit(isBuilt ? code : code || 1);

/** Says what was built. Returns whether the pages are complete. */
async function finishBuild(): Promise<boolean> {
  const begin = performance.now();
  const ended = once(build, 'exit');
  const [output, errors] = await Promise.all([text(build.stdout), text(build.stderr)]);
  const [status, signal] = await ended;
  // The service has ended, and has said why.
  if (signal !== null || !server.connected) return false;
  if (status !== 0) {
    console.error(`${output}${errors}\nThe apps could not be built; the messages above say why.`);
    return false;
  }
  const isUnchanged = /Cached: +(\d+) cached, \1 total/.test(output);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(isUnchanged ? 'The two apps are unchanged since their last build.' : `Built the apps in ${seconds} s.`);
  return true;
}
