import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, matchesGlob, relative, resolve } from 'node:path';
import manifest from '../services/backend/package.json' with { type: 'json' };

/**
 * Builds a folder that runs in production with nothing else: the built apps, the service with what it depends on, and
 * Node.js: `npm run release -- <folder>`. `--without-node` leaves out Node.js, for an image that has it.
 */

const ROOT = resolve(import.meta.dirname, '..');
const PACKAGES = ['packages/api', 'packages/domain', 'services/backend'];
const WORKSPACE = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.npmrc', '.pnpmfile.cjs'];
const APPS = ['apps/admin/dist', 'apps/public/dist'];
/** What an operator reads and starts from. */
const OPERATION = ['deploy', 'docs/first-hour.md', 'docs/operations.md', 'docs/configuration.md', 'CHANGELOG.md'];

/** `cpd <command>`: found by its real path, so that a link to the release may change while it runs. */
const PROGRAM = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
node=$here/node
[ -x "$node" ] || node=node
# Messages then name commands as they are called here.
export CPD_RELEASE=1
command=$1
[ $# = 0 ] || shift
case $command in
  serve) exec "$node" "$here/services/backend/src/serve.ts" "$@" ;;
  migrate | admin) exec "$node" "$here/services/backend/src/commands/$command.ts" "$@" ;;
  backup | restore) exec "$node" "$here/services/backend/src/commands/backup.ts" "$command" "$@" ;;
  withdraw-certificate) exec "$node" "$here/services/backend/src/commands/withdrawCertificate.ts" "$@" ;;
  move-to-postgres) exec "$node" "$here/services/backend/src/commands/moveToPostgres.ts" "$@" ;;
esac
[ "$command" != --version ] || { echo '${manifest.version}'; exit; }
cat <<'HELP' >&2
cpd serve                    runs the service
cpd migrate                  brings the tables to this version
cpd admin                    lists, adds and changes administrators, and keys of other services
cpd backup <folder>          copies data and uploads
cpd restore <folder>         brings a copy back
cpd withdraw-certificate <id>  withdraws a certificate
cpd move-to-postgres         copies an embedded database into PostgreSQL
cpd --version                names the version

docs/operations.md explains them.
HELP
[ "$command" = --help ]
`;

const [target, ...options] = process.argv.slice(2);
if (target === undefined || options.some((option) => option !== '--without-node')) {
  throw new Error('Usage: npm run release -- <folder> [--without-node]');
}
const folder = resolve(target);
if (existsSync(folder)) throw new Error(`${folder} exists already; a release is never changed.`);

const pnpm = (args: readonly string[], cwd: string) =>
  execFileSync('pnpm', args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', TURBO_TELEMETRY_DISABLED: '1' },
  });

pnpm(['exec', 'turbo', 'run', 'build'], ROOT);
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));

try {
  mkdirSync(folder, { recursive: true });
  for (const path of [...WORKSPACE, ...PACKAGES, ...OPERATION]) {
    const filter = (source: string) => !isIgnored(relative(ROOT, source));
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter });
  }
  for (const path of APPS) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  // What the first install has stored. Copies, because the store belongs to someone else.
  const install = ['install', '--prod', '--offline', '--frozen-lockfile', '--package-import-method=copy'];
  pnpm([...install, '--filter', '@cpd/backend...'], folder);
  for (const path of globSync(['node_modules/.bin', '{packages,services}/*/node_modules/.bin'], { cwd: folder })) {
    rmSync(join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'cpd'), PROGRAM);
  chmodSync(join(folder, 'cpd'), 0o755);
  if (!options.includes('--without-node')) cpSync(process.execPath, join(folder, 'node'));
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
}
process.stdout.write(`The release is in ${folder}.\n`);
