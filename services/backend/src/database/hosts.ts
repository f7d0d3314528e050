/** Returns a URL for each host of a database URL, in order: `postgres://user@one,two:5433/db` has two. */
export function addressesOf(url: string): readonly string[] {
  const start = url.indexOf('://') + '://'.length;
  const end = start + url.slice(start).search(/[/?#]|$/);
  const hosts = Math.max(start, url.lastIndexOf('@', end) + 1);
  const [before, after] = [url.slice(0, hosts), url.slice(end)];
  const names = url.slice(hosts, end).split(',');
  return names.map((host) => `${before}${host.trim()}${after}`);
}

/** Hosts that are tried in order, beginning with the last one that responded. */
export class Hosts<Host> {
  readonly #hosts: readonly Host[];
  #current = 0;

  constructor(hosts: readonly Host[]) {
    this.#hosts = hosts;
  }

  /** @throws the error of the last host if none responds. */
  async connect<Connection>(connectTo: (host: Host) => Promise<Connection>): Promise<Connection> {
    const first = this.#current;
    for (let tried = 1; ; tried += 1) {
      const index = (first + tried - 1) % this.#hosts.length;
      try {
        const connection = await connectTo(this.#hosts[index] as Host);
        this.#current = index;
        return connection;
      } catch (error) {
        if (tried >= this.#hosts.length) throw error;
      }
    }
  }
}
