import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const CONFIG = new URL('../../../../deploy/nginx.conf', import.meta.url);
/** Long enough for slow machines: only hanging tests reach it. */
const START_TIMEOUT_MS = 300_000;

/** An nginx with the configuration in `deploy`, in front of instances on this machine. */
export class Nginx {
  readonly origin: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(origin: string, process: ChildProcess, folder: string) {
    this.origin = origin;
    this.#process = process;
    this.#folder = folder;
  }

  /** Checks the configuration and starts nginx in front of three instances. */
  static async start(ports: readonly number[]): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'cpd-nginx-'));
    const port = await freePort();
    const remaining = [...ports];
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (of) => `${of}_temp_path ${folder}/${of};`,
    );
    const config = readFileSync(CONFIG, 'utf8')
      .replace(/server service-\d:8080/g, () => `server 127.0.0.1:${remaining.shift()}`)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('http {', `http { access_log off; ${folders.join(' ')}`);
    writeFileSync(join(folder, 'nginx.conf'), config);
    const program = findProgram(folder);
    const options = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
    execFileSync(program, [...options, '-t', '-g', `pid ${folder}/test.pid;`], { stdio: 'pipe' });
    const child = spawn(program, [...options, '-g', `daemon off; pid ${folder}/nginx.pid;`], { stdio: 'ignore' });
    const nginx = new Nginx(`http://127.0.0.1:${port}`, child, folder);
    const end = performance.now() + START_TIMEOUT_MS;
    while (!(await nginx.#responses())) {
      if (performance.now() > end) throw new Error('nginx did not start in time.');
      await pause(20);
    }
    return nginx;
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    rmSync(this.#folder, { recursive: true });
  }

  #responses(): Promise<boolean> {
    return fetch(this.origin).then(
      () => true,
      () => false,
    );
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return port;
}

/** The program. If it is missing, Debian's package is unpacked but not installed, which would start a server. */
function findProgram(folder: string): string {
  const installed = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
    existsSync(path),
  );
  if (installed) return installed;
  try {
    execFileSync('apt-get', ['download', 'nginx'], { cwd: folder, stdio: 'ignore' });
    const [archive = ''] = globSync('nginx_*.deb', { cwd: folder });
    execFileSync('dpkg', ['--extract', basename(archive), 'program'], { cwd: folder, stdio: 'ignore' });
  } catch {
    throw new Error('A test needs nginx: install it.');
  }
  return join(folder, 'program/usr/sbin/nginx');
}
