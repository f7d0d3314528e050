import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Runs the example from scratch: starts the product with its demo data, adds a key, and approves the post as a reviewer would. */
const program = (path: string) => new URL(path, import.meta.url).pathname;
const folder = await mkdtemp(join(tmpdir(), 'cpd-example-'));
const settings = { ...process.env, DEMO: '1', DATA_DIR: folder, PORT: await freePort(), CAPTCHA_PROVIDER: 'off' };

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  return String(port);
}

function addKey(): string {
  const args = [
    'key',
    'add',
    'example',
    '--scope',
    'users:write',
    '--scope',
    'posts:write',
    '--scope',
    'uploads:write',
  ];
  const more = [
    '--scope',
    'certificates:write',
    '--scope',
    'catalog:read',
    '--scope',
    'answers:read',
    '--scope',
    'events:read',
  ];
  const output = execFileSync(
    process.execPath,
    [program('../../services/backend/src/commands/admin.ts'), ...args, ...more],
    {
      env: settings,
    },
  );
  return /^cpd_\S+$/m.exec(output.toString())?.[0] ?? '';
}

async function startProduct(): Promise<{ origin: string; process: ChildProcess }> {
  const service = spawn(process.execPath, [program('../../services/backend/src/main.ts')], {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  service.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const origin = /Admin app +(http:\/\/\S+?)\/\n/.exec(output)?.[1];
    if (origin !== undefined) resolve(origin);
  });
  service.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  return { origin: await promise, process: service };
}

/** Waits for the example's post, and approves it by its review link. */
async function approvePost(origin: string): Promise<void> {
  const call = async (method: string, path: string, token = '', body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${origin}${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
    return response.json();
  };
  const credentials = { username: 'admin', password: 'demo-password', token: '' };
  const { accessToken } = await call('POST', '/v1/auth/sign-in', '', credentials);
  for (;;) {
    const { docs } = await call('GET', '/v1/post/?status=2&keyword=a+case+from+the+ward', accessToken);
    if (docs.length > 0) {
      const { url } = await call('GET', `/v1/post/review/url/${docs[0]._id}`, accessToken);
      const token = new URL(url).searchParams.get('token');
      await call('POST', `/v1/post/approve/public/${docs[0]._id}?token=${token}`);
      return;
    }
    await pause(200);
  }
}

const key = addKey();
const { origin, process: service } = await startProduct();
try {
  const env = { ...process.env, API_URL: origin, API_KEY: key, STATE: join(folder, 'mobile-backend.json') };
  for (const run of ['from scratch', 'once more, which changes nothing']) {
    console.log(`\nThe example, ${run}`);
    const example = spawn(process.execPath, [program('main.ts')], { env, stdio: 'inherit' });
    const [[code]] = await Promise.all([once(example, 'exit'), run === 'from scratch' && approvePost(origin)]);
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  service.kill('SIGTERM');
  await once(service, 'exit');
  await rm(folder, { recursive: true, force: true });
}
