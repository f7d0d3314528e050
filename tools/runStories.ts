import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { preview } from 'vite';
import { type IndexedStory, modeFaults } from '../.storybook/storyModes.ts';

/** Runs Storybook's test runner on the built Storybook. Arguments, such as the files to run, are passed on. */
const folder = 'storybook-static';

if (!existsSync(`${folder}/index.json`)) {
  console.error('There is no built Storybook to test: `npm run storybook:test` builds it.');
  process.exit(1);
}
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, IndexedStory>;
};
const faults = modeFaults(Object.values(entries));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port: 0 },
});
const url = server.resolvedUrls?.local[0] ?? '';
// Stories wait for frames, so one more worker than cores keeps the cores busy.
const workers = String(availableParallelism() + 1);
const runner = spawn('test-storybook', ['--url', url, '--maxWorkers', workers, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Enough characters of a failure for the phrases of a screen reader.
  env: { ...process.env, DEBUG_PRINT_LIMIT: '10000' },
});
const [status] = await once(runner, 'exit');
await server.close();
process.exit(status ?? 1);
