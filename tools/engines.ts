import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, onPath, tryDebian } from './browser.ts';

/** The engines beside Chromium, in which every journey runs. */
export const otherEngines = ['firefox', 'webkit'] as const;

type OtherEngine = (typeof otherEngines)[number];

/** An engine that journeys run in. */
export type Engine = 'chromium' | OtherEngine;

/** What an engine's program is called, and the Debian packages that have it. */
interface Source {
  /** Where it is, if it is there in a version that can be driven. */
  readonly find: () => string | undefined;
  readonly packages: readonly string[];
  /** What to do where it is missing. */
  readonly advice: string;
}

/** The first Firefox that tells Playwright all it asks for (Playwright patched, see pnpm-workspace.yaml). */
const OLDEST_FIREFOX = 153;

const sources: Readonly<Record<OtherEngine, Source>> = {
  firefox: {
    find: () => [process.env.FIREFOX_PATH, onPath('firefox'), onPath('firefox-esr')].find(isFirefoxNewEnough),
    packages: ['firefox-esr'],
    advice: `Firefox ${OLDEST_FIREFOX} or newer is missing: install Debian's firefox-esr, or set FIREFOX_PATH to one.`,
  },
  webkit: {
    find: () => (miniBrowser() && onPath('Xvfb') ? onPath('WebKitWebDriver') : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: "WebKit is missing: install Debian's webkit2gtk-driver and xvfb.",
  },
};

function isFirefoxNewEnough(path: string | undefined): boolean {
  if (!path || !existsSync(path)) return false;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout)?.[0] ?? 0) >= OLDEST_FIREFOX;
}

/** The window that WebKit's driver opens. */
export function miniBrowser(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'];
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'];
  return folders
    .flatMap((folder) => versions.map((version) => `${folder}/${version}/MiniBrowser`))
    .find((path) => existsSync(path));
}

/** Finds the program that runs journeys in an engine beside Chromium, installing nothing. */
export function findEngine(engine: OtherEngine): string | undefined {
  return sources[engine].find();
}

/**
 * Finds the program that runs journeys in an engine, and installs Debian's where it can.
 * @throws with one sentence that says what is missing, when it cannot be had
 */
export function getEngine(engine: Engine): string {
  if (engine === 'chromium') return findBrowser();
  const { find, packages, advice } = sources[engine];
  const there = find();
  if (there) return there;
  tryDebian(...packages);
  const installed = find();
  if (!installed) throw new Error(advice);
  return installed;
}
