import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

type Place = { readonly path: string } | { readonly port: number; readonly host: string };

/** A proxy in front of a server that, while paused, forwards nothing and closes nothing, like a stopped machine. */
export class PausableProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isPaused = false;

  private constructor(target: Place) {
    this.#server = createServer((near) => {
      const pair = [near, connect(target)] as const;
      this.#pairs.add(pair);
      for (const [index, socket] of pair.entries()) {
        const other = pair[index === 0 ? 1 : 0];
        socket
          .on('error', () => {})
          .on('close', () => {
            this.#pairs.delete(pair);
            other.destroy();
          });
      }
      if (!this.#isPaused) join(pair);
    });
  }

  static async start(listen: Place, target: Place): Promise<PausableProxy> {
    const proxy = new PausableProxy(target);
    proxy.#server.listen(listen);
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return Object(this.#server.address()).port;
  }

  async pause(milliseconds: number): Promise<void> {
    this.#isPaused = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.unpipe().pause();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.#isPaused = false;
    for (const pair of this.#pairs) join(pair);
  }

  async stop(): Promise<void> {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

function join([near, far]: readonly [Socket, Socket]): void {
  near.pipe(far);
  far.pipe(near);
}
