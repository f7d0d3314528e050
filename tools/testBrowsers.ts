import { spawnSync } from 'node:child_process';

/** Runs the end-to-end tests in Playwright's own Firefox and WebKit, which it downloads first. */
const browsers = ['firefox', 'webkit'];
const withSystemPackages = process.getuid?.() === 0 || process.env.CI ? ['--with-deps'] : [];

function run(...args: readonly string[]): number {
  return spawnSync('playwright', args, { stdio: 'inherit' }).status ?? 1;
}

if (run('install', ...withSystemPackages, ...browsers) !== 0) {
  console.error('Firefox and WebKit are unavailable: Playwright could not download them, so no test ran in them.');
  process.exit(1);
}
const projects = browsers.map((browser) => `--project=${browser}`);
process.exit(run('test', '--config', 'e2e/playwright.config.ts', ...projects, ...process.argv.slice(2)));
