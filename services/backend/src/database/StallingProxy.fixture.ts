import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * How a network fails: data stops in both directions, on the way back only, or after the first byte of a response,
 * without closing a connection; or connections end. `late` delays what the server sent, such as that it has closed the
 * connection, until the next statement is sent.
 */
type NetworkFault = 'hang' | 'half-open' | 'trickle' | 'cut' | 'late';

/** A proxy in front of a PostgreSQL server that fails on request. */
export class StallingProxy {
  /** The URL of the same database through this proxy. */
  readonly url: string;
  readonly #server: Server;
  readonly #folder: string;
  readonly #pairs: Set<readonly [near: Socket, far: Socket]>;

  private constructor(url: string, server: Server, folder: string, pairs: Set<readonly [near: Socket, far: Socket]>) {
    this.url = url;
    this.#server = server;
    this.#folder = folder;
    this.#pairs = pairs;
  }

  static async start(databaseUrl: string): Promise<StallingProxy> {
    const folder = await mkdtemp(join(tmpdir(), 'cpd-proxy-'));
    const url = new URL(databaseUrl);
    const target = join(url.searchParams.get('host') ?? '', SOCKET_NAME);
    const pairs = new Set<readonly [near: Socket, far: Socket]>();
    const server = createServer((near) => {
      const far = connect(target);
      // Tracked until both sides are closed.
      const pair = [near, far] as const;
      pairs.add(pair);
      for (const socket of pair) socket.on('error', () => {});
      near.pipe(far);
      far.pipe(near);
    }).listen(join(folder, SOCKET_NAME));
    await once(server, 'listening');
    url.searchParams.set('host', folder);
    return new StallingProxy(url.href, server, folder, pairs);
  }

  /** Fails the open connections; new ones work. */
  fail(fault: NetworkFault): void {
    for (const [near, far] of this.#pairs) {
      far.unpipe().pause();
      if (fault === 'hang') near.unpipe().pause();
      // After a statement has passed, so that it is running when its connection ends.
      if (fault === 'cut') far.once('data', () => near.destroy()).resume();
      if (fault === 'late')
        near
          .unpipe()
          .once('data', () => far.pipe(near))
          .resume();
      if (fault === 'trickle') far.once('data', (response: Buffer) => near.write(response.subarray(0, 1))).resume();
    }
  }

  async stop(): Promise<void> {
    for (const socket of [...this.#pairs].flat()) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
