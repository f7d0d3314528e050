import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET_NAME = '.s.PGSQL.5432';

/** Stands before a PostgreSQL server and, when told to, hands nothing on without closing anything, as a lost network does. */
export class StallingProxy {
  /** The address of the same database through this proxy. */
  readonly url: string;
  readonly #server: Server;
  readonly #folder: string;
  readonly #sockets: Set<Socket>;

  private constructor(url: string, server: Server, folder: string, sockets: Set<Socket>) {
    this.url = url;
    this.#server = server;
    this.#folder = folder;
    this.#sockets = sockets;
  }

  static async start(databaseUrl: string): Promise<StallingProxy> {
    const folder = await mkdtemp(join(tmpdir(), 'cpd-proxy-'));
    const url = new URL(databaseUrl);
    const target = join(url.searchParams.get('host') ?? '', SOCKET_NAME);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(target);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => {}).on('close', () => sockets.delete(socket));
      }
      near.pipe(far);
      far.pipe(near);
    }).listen(join(folder, SOCKET_NAME));
    await once(server, 'listening');
    url.searchParams.set('host', folder);
    return new StallingProxy(url.href, server, folder, sockets);
  }

  /** Hands nothing on over the connections that are open; new ones work. */
  stall(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
