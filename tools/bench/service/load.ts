import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** A call that is made over and over. */
export interface Target {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The status of a good answer. */
  readonly status: number;
}

/** What to call, over how many connections and for how long. */
export interface Load {
  readonly port: number;
  readonly target: Target;
  readonly connections: number;
  readonly durationMs: number;
}

/** How long each call took, in milliseconds. */
export type LoadResult = readonly number[];

/**
 * One kept-alive connection that has one call on its way at a time. It knows just enough of HTTP to see an answer's end, so
 * that the service is what is measured and not its client.
 */
class Connection {
  readonly #socket: Socket;
  #head: Buffer = Buffer.alloc(0);
  /** Bytes of the answer's body still to come; null before its head is whole. */
  #missing: number | null = null;
  #status = 0;
  #settle: ((status: number) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail?.(error));
    this.#socket.on('close', () => this.#fail?.(new Error('The service closed a connection.')));
  }

  /** Sends a call and gives the status of its answer, once all of it is here. */
  call(message: string): Promise<number> {
    return new Promise((resolve, reject) => {
      [this.#settle, this.#fail] = [resolve, reject];
      this.#socket.write(message, 'latin1');
    });
  }

  close(): void {
    this.#fail = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#missing === null) this.#takeHead(chunk);
    else this.#missing -= chunk.length;
    if (this.#missing === null || this.#missing > 0) return;
    this.#missing = null;
    this.#head = Buffer.alloc(0);
    this.#settle?.(this.#status);
  }

  #takeHead(chunk: Buffer): void {
    this.#head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
    const end = this.#head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#head.toString('latin1', 0, end);
    this.#status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    const length = this.#status === 304 ? '0' : /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) this.#fail?.(new Error('An answer does not say how long it is.'));
    else this.#missing = Number(length) - (this.#head.length - end - 4);
  }
}

function messageOf({ path, headers }: Target): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}\r\n`;
}

/** Calls a target from every connection, one call after another. */
async function run({ port, target, connections, durationMs }: Load): Promise<LoadResult> {
  const message = messageOf(target);
  const open = Array.from({ length: connections }, () => new Connection(port));
  const durations: number[] = [];
  const end = performance.now() + durationMs;
  const work = async (connection: Connection) => {
    while (performance.now() < end) {
      const begin = performance.now();
      const status = await connection.call(message);
      if (status !== target.status) throw new Error(`${target.path} answered ${status}.`);
      durations.push(performance.now() - begin);
    }
  };
  await Promise.all(open.map(work));
  for (const connection of open) connection.close();
  return durations;
}

parentPort?.postMessage(await run(workerData));
