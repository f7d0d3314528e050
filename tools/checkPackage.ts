import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import workspace from '../package.json' with { type: 'json' };
import manifest from '../packages/ui/package.json' with { type: 'json' };

/**
 * Fails unless the component package can be used outside of this workspace: packs it, checks its exports and types, and
 * builds the app in `packages/ui/example`, which imports every component, with the packed package and only its declared
 * dependencies, and renders five of them, a list page and an edit page.
 */
const library = join(import.meta.dirname, '../packages/ui');
const folder = mkdtempSync(join(tmpdir(), 'cpd-ui-'));
const tarball = join(folder, `cpd-ui-${manifest.version}.tgz`);
const app = join(folder, 'app');
const env = { ...process.env, PATH: `${join(library, 'node_modules/.bin')}:${process.env.PATH}` };

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Links the packages that an app of the library installs, as they are installed here. */
function installAround(unpacked: string): void {
  mkdirSync(unpacked, { recursive: true });
  run(unpacked, 'tar', '-xzf', tarball, '--strip-components=1');
  const needed = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const name of [...Object.keys(needed), 'vite', '@types/react', '@types/react-dom']) {
    const place = join(app, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(library, 'node_modules', name), place);
  }
}

try {
  execFileSync('npx', ['--yes', workspace.packageManager, 'pack', '--pack-destination', folder], { cwd: library });
  run(library, 'publint', 'run', tarball, '--strict');
  const components = globSync('dist/*.js', { cwd: library }).map((file) => basename(file, '.js'));
  run(library, 'attw', tarball, '--quiet', '--profile', 'esm-only', '--entrypoints', ...components);
  cpSync(join(library, 'example'), app, { recursive: true });
  appendFileSync(join(app, 'main.tsx'), components.map((name) => `import '@cpd/ui/${name}';\n`).join(''));
  installAround(join(app, 'node_modules/@cpd/ui'));
  run(app, 'tsc', '-p', 'tsconfig.json');
  run(app, 'vite', 'build', '--logLevel', 'error');
  run(app, 'vite', 'build', '--ssr', 'render.tsx', '--outDir', 'rendered', '--logLevel', 'error');
  run(app, 'node', 'rendered/render.mjs');
} finally {
  rmSync(folder, { recursive: true });
}
