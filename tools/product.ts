import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

/** The administrator of every started product. */
export const ADMIN = { username: 'admin', password: 'e2e-sign-in-9' } as const;

/** Time limit for a start on a busy machine, in milliseconds. */
export const READY_MS = 600_000;

/** A running product on a separate port. */
export interface Product {
  /** Its origin, without a trailing slash. */
  readonly origin: string;
  /** The folder of its database and files. */
  readonly dataDir: string;
  /** Kills the process, like a power failure, and waits until it has ended. */
  kill(): Promise<void>;
  /** Asks the process to stop, and waits until it has ended. */
  stop(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Finds a text in its output, such as a demo link. */
  announced(pattern: RegExp): Promise<string>;
}

export interface ProductOptions {
  /** The folder of its database and files. */
  readonly dataDir: string;
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Waits until the product is ready. Fails with its output if it exits before. */
async function untilReady(child: ChildProcess, origin: string, printed: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended before it was ready:\n${printed()}`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product was not ready within ten minutes:\n${printed()}`);
}

/** Starts the built product with its demo data on a free port. */
export async function startProduct({ dataDir, environment = {} }: ProductOptions): Promise<Product> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess;
  let announcement = '';

  async function announced(pattern: RegExp): Promise<string> {
    const deadline = Date.now() + READY_MS;
    while (Date.now() < deadline) {
      const [found] = pattern.exec(announcement) ?? [];
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The product printed nothing like ${pattern}:\n${announcement}`);
  }

  async function start() {
    let output = '';
    announcement = '';
    child = spawn('node', ['services/backend/src/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DEMO: '1',
        DATA_DIR: dataDir,
        HOST: 'localhost',
        PORT: String(port),
        ADMIN_USER: ADMIN.username,
        ADMIN_PASSWORD: ADMIN.password,
        ...environment,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000);
        announcement = (announcement + chunk.toString()).slice(0, 20_000);
      });
    }
    await untilReady(child, origin, () => output).catch(async (cause) => {
      await end('SIGKILL');
      throw cause;
    });
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  await start();
  return { origin, dataDir, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), restart: start, announced };
}

/** Starts a product on its own copy of the demo data, which the global setup has loaded once. */
export async function startProductCopy(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = process.env.E2E_FOLDER ?? '';
  const dataDir = await mkdtemp(join(folder, 'copy-'));
  await cp(join(folder, 'template'), dataDir, { recursive: true });
  return startProduct({ dataDir, environment });
}
