import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { browserArguments, findBrowser } from './browser.ts';
import { statusOf } from './storybookStatus.ts';

/**
 * Serves the built Storybook and runs every story against it: rendering, `play`, accessibility, a silent console.
 * The result stands in reports/storybook.json; the exit code is not 0 when a story failed or none ran.
 */
const folder = process.env.STORYBOOK_STATIC ?? 'storybook-static';
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const report = 'reports/storybook.json';

/** Asks the system for a port that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function waitForServer(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${address}/index.json`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The built Storybook does not answer at ${address}; build it again.`);
}

function counts(): { passed: number; failed: number } {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = result;
  // The status page of Storybook reads this; a run of a part of the stories must not pass for the whole.
  if (process.argv.length === 2) {
    const status = { endedAt: new Date().toISOString(), components: statusOf(result) };
    writeFileSync(`${folder}/status.json`, JSON.stringify(status));
  }
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function runStories(): number {
  mkdirSync('reports', { recursive: true });
  rmSync(report, { force: true });
  const named = process.argv.slice(2);
  const options = ['--url', address, '--maxWorkers', '2', '--json', '--outputFile', report, ...named];
  const environment = { ...process.env, CHROMIUM_PATH: findBrowser(), BROWSER_ARGUMENTS: browserArguments.join(' ') };
  const run = spawnSync('test-storybook', options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: environment,
  });
  if (run.status !== 0) console.error(run.stderr);
  return run.status ?? 1;
}

if (!existsSync(`${folder}/index.json`)) {
  console.error('There is no built Storybook to test: run `storybook:build` first.');
  process.exit(1);
}
const server = spawn('sirv', [folder, '--port', String(port), '--host', '127.0.0.1', '--quiet'], {
  stdio: 'ignore',
});
try {
  await waitForServer();
  const status = runStories();
  const { passed, failed } = counts();
  console.log(`Storybook: ${passed} passed, ${failed} failed`);
  if (passed + failed === 0) console.error('No story ran, which counts as a failure.');
  process.exitCode = status !== 0 || failed > 0 || passed === 0 ? 1 : 0;
} finally {
  server.kill();
}
