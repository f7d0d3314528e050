import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import type { StorageConfig } from '../config/Config.ts';

const run = promisify(execFile);
const SERVERS = ['account', 'container', 'object'] as const;
const [HOST, REGION, BUCKET] = ['127.0.0.1', 'us-east-1', 'uploads'];
const KEY = { accessKeyId: 'cpd:tester', secretAccessKey: 'a-secret-of-the-tests' };

/** Says what is missing for a peer, in one sentence; null when it can be started. */
export async function missingForSwift(): Promise<string | null> {
  try {
    await access('/etc/swift/swift.conf');
    for (const server of [...SERVERS, 'proxy']) await access(`/usr/bin/swift-${server}-server`);
    return null;
  } catch {
    return 'OpenStack Swift is not installed; on Debian: apt-get install -y --no-install-recommends swift-proxy swift-account swift-container swift-object';
  }
}

/** An object storage of one machine that speaks S3 and checks signatures, for tests. */
export class SwiftPeer {
  readonly #folder: string;
  readonly #processes: ChildProcess[] = [];
  readonly #port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /** Starts a peer on four ports in a row, with an empty bucket. @throws Error when it does not come up. */
  static async start(firstPort: number): Promise<SwiftPeer> {
    const peer = new SwiftPeer(await mkdtemp(join(tmpdir(), 'cpd-swift-')), firstPort);
    try {
      await peer.#configure();
      for (const server of [...SERVERS, 'proxy']) peer.#launch(server);
      await peer.#createBucket();
      return peer;
    } catch (error) {
      await peer.stop();
      throw error;
    }
  }

  /** The settings with which the service reaches the peer. */
  get config(): Extract<StorageConfig, { kind: 's3' }> {
    return { kind: 's3', endpoint: `http://${HOST}:${this.#port}`, region: REGION, bucket: BUCKET, ...KEY };
  }

  /** Ends the peer and removes what it kept. */
  async stop(): Promise<void> {
    const alive = this.#processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    for (const child of alive) child.kill('SIGKILL');
    await Promise.all(alive.map((child) => once(child, 'exit')));
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #configure(): Promise<void> {
    await mkdir(join(this.#folder, 'devices', 'disk'), { recursive: true });
    for (const [index, server] of SERVERS.entries()) {
      const port = this.#port + 1 + index;
      const ring = (...args: string[]) =>
        run('swift-ring-builder', [`${server}.builder`, ...args], { cwd: this.#folder });
      await ring('create', '4', '1', '1');
      await ring('add', `r1z1-${HOST}:${port}/disk`, '1');
      // The exit status 1 is a warning about a ring of one disk, which is what this is.
      await ring('rebalance').catch(() => access(join(this.#folder, `${server}.ring.gz`)));
      await this.#write(
        server,
        port,
        `[pipeline:main]\npipeline = ${server}-server\n[app:${server}-server]\nuse = egg:swift#${server}\n`,
      );
    }
    await this.#write('proxy', this.#port, proxyPipeline());
  }

  async #write(server: string, port: number, pipeline: string): Promise<void> {
    const common = `[DEFAULT]\nbind_ip = ${HOST}\nbind_port = ${port}\nuser = ${userInfo().username}\nworkers = 0\n`;
    const paths = `swift_dir = ${this.#folder}\ndevices = ${join(this.#folder, 'devices')}\nmount_check = false\n`;
    await writeFile(join(this.#folder, `${server}.conf`), common + paths + pipeline);
  }

  #launch(server: string): void {
    const conf = join(this.#folder, `${server}.conf`);
    this.#processes.push(spawn(`/usr/bin/swift-${server}-server`, [conf], { stdio: 'ignore' }));
  }

  async #createBucket(): Promise<void> {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.config;
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    const deadline = Date.now() + 40_000;
    for (;;) {
      const answer = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' }).catch(() => null);
      if (answer?.ok) return;
      if (Date.now() > deadline) throw new Error(`Swift did not come up: ${await answer?.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function proxyPipeline(): string {
  return `[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth bulk slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.accessKeyId.replace(':', '_')} = ${KEY.secretAccessKey} .admin
${['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'slo', 'dlo', 'versioned_writes']
  .map((filter) => `[filter:${filter}]\nuse = egg:swift#${filter}\n`)
  .join('')}[filter:cache]
use = egg:swift#memcache
`;
}
