import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unprivilegedAccount } from './PostgresServer.ts';

const PORT = 6432;
/** Long enough for slow machines: only hanging tests reach it. */
const START_TIMEOUT_MS = 300_000;

/** A PgBouncer in transaction mode in front of a test server. */
export class PgBouncer {
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(process: ChildProcess, folder: string) {
    this.#process = process;
    this.#folder = folder;
  }

  /**
   * Starts it in front of the server of a URL.
   *
   * @param sessions The number of server sessions that all clients share.
   */
  static async start(serverUrl: string, sessions: number): Promise<PgBouncer> {
    const program = findProgram();
    const folder = mkdtempSync(join(tmpdir(), 'cpd-pgbouncer-'));
    const account = unprivilegedAccount();
    if (account) chownSync(folder, account.uid, account.gid);
    const config = join(folder, 'pgbouncer.ini');
    const host = new URL(serverUrl).searchParams.get('host');
    const lines = [
      '[databases]',
      `* = host=${host} user=cpd`,
      '[pgbouncer]',
      'pool_mode = transaction',
      'auth_type = any',
      `listen_port = ${PORT}`,
      `unix_socket_dir = ${folder}`,
      `default_pool_size = ${sessions}`,
      'max_client_conn = 200',
    ];
    writeFileSync(config, lines.join('\n'));
    const bouncer = spawn(program, [config], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error(`PgBouncer did not start in time:\n${output}`)), START_TIMEOUT_MS);
    bouncer.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      if (output.includes('process up')) resolve();
    });
    bouncer.once('exit', () => reject(new Error(`PgBouncer did not start:\n${output}`)));
    await promise.finally(() => clearTimeout(timer));
    return new PgBouncer(bouncer, folder);
  }

  /** The URL of a database of the server through it. */
  url(serverUrl: string): string {
    const url = new URL(serverUrl);
    url.port = String(PORT);
    url.searchParams.set('host', this.#folder);
    return url.href;
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function findProgram(): string {
  const find = () =>
    spawnSync('sh', ['-c', 'command -v pgbouncer || command -v /usr/sbin/pgbouncer'], { encoding: 'utf8' });
  const found = find().stdout.trim();
  if (found !== '') return found;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], { stdio: 'ignore' });
  } catch {
    // Not Debian, or not root: the error below says what to do.
  }
  const installed = find().stdout.trim();
  if (installed === '') throw new Error('A test needs PgBouncer: install it, so that `pgbouncer` is on the PATH.');
  return installed;
}
