import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { spawnProgram } from './spawnProgram.fixture.ts';

/** Long enough for slow machines: only hanging tests reach it. */
const START_TIMEOUT_MS = 300_000;

/** The administrator of every started service. */
export const SERVICE_ADMIN = { username: 'ada', password: 'correct horse' } as const;

/** A service in a separate process, and how to send it requests. */
export class Service {
  readonly origin: string;
  readonly #process: ChildProcess;
  readonly #output: () => string;

  private constructor(process: ChildProcess, origin: string, output: () => string) {
    this.#process = process;
    this.origin = origin;
    this.#output = output;
  }

  /**
   * Starts a service and waits until it is ready. It is killed after `timeout` milliseconds.
   *
   * @throws with its output if it is not ready in time, or exits before.
   */
  static async start(
    environment: Readonly<Record<string, string>>,
    timeout = START_TIMEOUT_MS,
    program = 'main.ts',
  ): Promise<Service> {
    const child = spawnService(environment, program);
    let output = '';
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const timer = setTimeout(() => reject(new Error(`Not ready in time:\n${output}`)), timeout);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-500_000);
        const origin = /Admin app +(http:\/\/\S+?)\/\n/.exec(output)?.[1];
        if (origin) resolve(origin);
      });
    }
    child.once('exit', () => reject(new Error(output)));
    try {
      return new Service(child, await promise, () => output);
    } catch (error) {
      if (child.kill('SIGKILL')) await once(child, 'exit');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  get pid(): number {
    return this.#process.pid ?? Number.NaN;
  }

  /** Everything it printed. */
  get output(): string {
    return this.#output();
  }

  /** Sends a request such as `'PATCH /v1/course'`. */
  async request(line: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<Response> {
    const [method = 'GET', path = '/'] = line.split(' ');
    return fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async signIn(): Promise<{ accessToken: string; refreshToken: string }> {
    const response = await this.request('POST /v1/auth/sign-in', { body: { ...SERVICE_ADMIN, token: 'any' } });
    return response.json();
  }

  /** Sends a signal, waits for the exit and returns the exit code. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const { exitCode } = this.#process;
    if (exitCode !== null || this.#process.signalCode !== null) return exitCode;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    const [code] = await ended;
    return code;
  }
}

/** Runs the service's program with only these settings. */
export function spawnService(environment: Readonly<Record<string, string>>, program = 'main.ts'): ChildProcess {
  return spawnProgram(program, [], {
    PORT: '0',
    CAPTCHA_PROVIDER: 'off',
    LOG_LEVEL: 'warn',
    ADMIN_USER: SERVICE_ADMIN.username,
    ADMIN_PASSWORD: SERVICE_ADMIN.password,
    ADMIN_SITE_DIR: '/nonexistent',
    PUBLIC_SITE_DIR: '/nonexistent',
    ...environment,
  });
}
