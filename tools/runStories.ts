import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import { statusOf } from '../.storybook/status.ts';

/**
 * Runs every story of the built Storybook, or those in the files that are named: rendering, `play`, accessibility, a
 * silent console. The result stands in reports/storybook.json, by component in reports/status.json; no story at all counts
 * as a failure.
 */
const folder = 'storybook-static';
const report = 'reports/storybook.json';
const statusReport = 'reports/status.json';
const named = process.argv.slice(2);

if (!existsSync(`${folder}/index.json`)) {
  console.error('There is no built Storybook to test: run `npm run storybook:build` first.');
  process.exit(1);
}
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port: 0 },
});
const options = [
  '--url',
  server.resolvedUrls?.local[0] ?? '',
  '--maxWorkers',
  '2',
  '--json',
  '--outputFile',
  report,
  ...named,
];
const run = spawn('test-storybook', options, { stdio: ['ignore', 'ignore', 'pipe'] });
const [said, [status]] = await Promise.all([text(run.stderr), once(run, 'exit')]);
await server.close();

if (status !== 0) console.error(said);
const { passed, failed } = readReport();
console.log(`Storybook: ${passed} passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 && passed > 0 ? 0 : 1);

function readReport(): { passed: number; failed: number } {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // Storybook's status page reads this; a run of some stories must not pass for the whole.
  if (named.length === 0) {
    const results = testResults.flatMap((file: { assertionResults: [] }) => file.assertionResults);
    const content = { endedAt: new Date().toISOString(), components: statusOf(results) };
    writeFileSync(statusReport, JSON.stringify(content));
    // The next build takes the report along; this one has been built already.
    cpSync(statusReport, `${folder}/status.json`);
  }
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}
