import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The program `name` on PATH, if there is one. */
export function findProgram(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
  return found ? found : undefined;
}

/** The browser that the environment names. */
function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  return path || undefined;
}

const headlessShell = () => findProgram('chromium-headless-shell');

function complete(): string | undefined {
  const ownDownload = chromium.executablePath();
  return (
    findProgram('chromium') ??
    findProgram('chromium-browser') ??
    findProgram('google-chrome') ??
    (existsSync(ownDownload) ? ownDownload : undefined)
  );
}

function tryInstall(command: string, args: string[]): void {
  console.log(`Installing a browser: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Installs packages of Debian, if that is allowed. */
export function installDebianPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  tryInstall('apt-get', ['update', '-qq']);
  tryInstall('apt-get', ['install', '-y', '-qq', ...names]);
}

/** The sources of a browser, the fastest first. */
const sources: readonly (() => string | undefined)[] = [
  named,
  headlessShell,
  () => {
    installDebianPackages('chromium-headless-shell');
    return headlessShell();
  },
  complete,
  () => {
    tryInstall('playwright', ['install', '--with-deps', 'chromium']);
    return complete();
  },
  () => {
    installDebianPackages('chromium');
    return complete();
  },
];

/**
 * Finds a Chromium for the tests, installing one if necessary: `CHROMIUM_PATH`, Headless Shell, a system browser,
 * Playwright's download. Headless Shell comes first, even if another one exists, because a test takes a quarter less CPU
 * time in it.
 * @throws with one sentence that says what to do if there is none
 */
export function findBrowser(): string {
  for (const source of sources) {
    const found = source();
    if (found) return found;
  }
  throw new Error('The tests need Chromium and none could be installed: install it and set CHROMIUM_PATH to it.');
}

/** Launch arguments for test runs: no sandbox as root, no background requests. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // The same glyph widths as on screens of any density.
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
