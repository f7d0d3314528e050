import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where Debian and others install the server's programs, which are not on the PATH. */
const VERSIONS_FOLDER = '/usr/lib/postgresql';
/** Long enough for slow machines: only hanging tests reach it. */
const START_TIMEOUT_MS = 300_000;

/** A PostgreSQL server of this machine, on a socket in a folder that is removed with it. */
export class PostgresServer {
  readonly #run: () => Promise<ChildProcess>;
  readonly #folder: string;
  #process: ChildProcess;

  private constructor(run: () => Promise<ChildProcess>, process: ChildProcess, folder: string) {
    this.#run = run;
    this.#process = process;
    this.#folder = folder;
  }

  /**
   * Starts a server.
   *
   * @param isDurable Whether it syncs to the disk, as in production.
   * @param root The folder of its data.
   * @throws if PostgreSQL is missing and cannot be installed.
   */
  static async start(isDurable = false, root = tmpdir()): Promise<PostgresServer> {
    const programs = findPrograms() ?? installPrograms();
    const { folder, data, options } = makeFolder(root);
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'cpd', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      options,
    );
    // Nothing here outlives the tests, so nothing is synced unless durability is tested.
    const hasty = isDurable ? [] : ['fsync=off', 'full_page_writes=off'];
    const settings = ['listen_addresses=', 'max_connections=100', ...hasty].flatMap((setting) => ['-c', setting]);
    const run = async () => {
      const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], optionsIn(folder));
      await untilReady(server);
      return server;
    };
    return new PostgresServer(run, await run(), folder);
  }

  /** The URL of one of its databases. */
  url(database: string): string {
    return `postgres://cpd@localhost/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  /** Stops it, unless it is stopped; its data stay. */
  async pause(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await ended;
  }

  /** Starts it again after `pause`. */
  async resume(): Promise<void> {
    this.#process = await this.#run();
  }

  /** Stops it and removes its data. */
  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function makeFolder(root: string) {
  const folder = mkdtempSync(join(root, 'cpd-postgres-'));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  return { folder, data: join(folder, 'data'), options: optionsIn(folder) };
}

/** The options for running a server program as an unprivileged user. */
function optionsIn(folder: string) {
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  return { ...unprivilegedAccount(), stdio, cwd: folder };
}

function findPrograms(): string | null {
  const versions = existsSync(VERSIONS_FOLDER)
    ? readdirSync(VERSIONS_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(VERSIONS_FOLDER, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

function installPrograms(): string {
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' });
  } catch {
    // Not Debian, or not root: the error below says what to do.
  }
  const programs = findPrograms();
  if (programs === null) {
    throw new Error("The backend's tests need PostgreSQL 15 or newer: install it, so that `postgres` is on the PATH.");
  }
  return programs;
}

/** The user for programs of PostgreSQL, which does not run as root. */
export function unprivilegedAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  return accountNamed('postgres') ?? accountNamed('nobody');
}

function accountNamed(name: string): { uid: number; gid: number } | null {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start in time:\n${output}`)), START_TIMEOUT_MS);
  server.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
    if (/database system is ready to accept (read-only )?connections/.test(output)) resolve();
  });
  server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  try {
    await promise;
  } finally {
    clearTimeout(timer);
  }
}
