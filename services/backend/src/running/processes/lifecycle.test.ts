import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../database/postgres.ts';
import { startS3Stub } from '../../files/storage/s3Stub.fixture.ts';
import { freePort } from '../../testing/Nginx.ts';
import { samplePng } from '../../testing/sampleImages.ts';
import { samplePdf } from '../../testing/samplePdf.ts';
import { createTestDatabase, createTestFolder } from '../../testing/testDatabase.ts';
import { Service, spawnService } from './Service.fixture.ts';

/** `npm run test:release` alone runs these tests, because each starts processes. */
const release = { tags: ['release'] };

let settings: Record<string, string>;
const running: Service[] = [];

async function start(more: Record<string, string> = {}): Promise<Service> {
  const service = await Service.start({ ...settings, ...more });
  running.push(service);
  return service;
}

/** Waits until a service no longer accepts connections. */
async function unreachable(service: Service): Promise<void> {
  for (;;) {
    const isGone = await service.request('GET /healthz').then(
      () => false,
      () => true,
    );
    if (isGone) return;
  }
}

beforeEach(async () => {
  const url = await createTestDatabase();
  settings = {
    DATA_DIR: await createTestFolder(),
    ...(url === null ? {} : { DATABASE_URL: url }),
  };
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.end('SIGKILL')));
  await rm(settings.DATA_DIR ?? '', { recursive: true, force: true });
});

describe('a service', () => {
  test('a service keeps sessions and courses after a clean restart', async () => {
    const before = await start();
    const { accessToken, refreshToken } = await before.signIn();
    const { data } = await (await before.request('POST /v1/course/draft', { token: accessToken })).json();
    expect(await before.end('SIGTERM')).toBe(0);
    const after = await start();
    expect((await after.request(`GET /v1/course/${data}`, { token: accessToken })).status).toBe(200);
    expect((await after.request('POST /v1/auth/renew', { body: { refreshToken } })).status).toBe(200);
  });

  test('exits on SIGTERM while it starts', release, async () => {
    // A database that accepts connections and never responds.
    const silent = createTcpServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = Object(silent.address());
    const starting = spawnService({ ...settings, DATABASE_URL: `postgres://ada@127.0.0.1:${port}/cpd` });
    const [socket] = await once(silent, 'connection');
    const ended = once(starting, 'exit');
    starting.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    socket.destroy();
    silent.close();
  });

  test('takes its port over PostgreSQL only once it is ready, so that a load balancer skips it', release, async () => {
    const silent = createTcpServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const port = await freePort();
    const starting = spawnService({
      ...settings,
      PORT: String(port),
      DATABASE_URL: `postgres://ada@127.0.0.1:${Object(silent.address()).port}/cpd`,
    });
    const [socket] = await once(silent, 'connection');
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    const ended = once(starting, 'exit');
    starting.kill('SIGTERM');
    await ended;
    socket.destroy();
    silent.close();
  });

  test('with --pages-follow opens the pages once its parent has closed the channel', release, async () => {
    const folder = join(settings.DATA_DIR ?? '', 'site');
    const program = new URL('../../main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, ['--liftoff-only', program, '--pages-follow'], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { PORT: '0', CAPTCHA_PROVIDER: 'off', LOG_LEVEL: 'warn', ADMIN_SITE_DIR: folder, ...settings },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const announced = once(child.stdout ?? child, 'data');
    const database = openPostgres(settings.DATABASE_URL ?? '', 1, () => {});
    // The last step before the pages.
    await expect
      .poll(() => database.queries.selectFrom('facts').select('value').where('name', '=', 'bin-days').execute(), {
        timeout: 300_000,
      })
      .toHaveLength(1);
    await database.close();
    await mkdir(folder);
    await writeFile(join(folder, 'index.html'), 'built meanwhile');
    child.disconnect();
    const [origin = ''] = /http:\S+(?=\/\n)/.exec(String(await announced)) ?? [];
    expect(await (await fetch(origin)).text()).toBe('built meanwhile');
  });

  test('finishes a request in flight when it is asked to stop', release, async () => {
    const service = await start();
    const { accessToken } = await service.signIn();
    const call = request(`${service.origin}/v1/course`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        expect: '100-continue',
      },
    });
    call.flushHeaders();
    // The service has received the head of the request and waits for its body.
    await once(call, 'continue');
    const code = service.end('SIGTERM');
    await unreachable(service);
    call.end('{"id":"nothing"}');
    const [response]: [IncomingMessage] = Object(await once(call, 'response'));
    response.resume();
    expect(response.statusCode).toBe(404);
    expect(await code).toBe(0);
  });

  test('is not ready, but alive, once it is asked to stop', release, async () => {
    const service = await start();
    const { hostname, port } = new URL(service.origin);
    // Requests that begin before the signal and end after it.
    const begin = (path: string) => {
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: cpd.example\r\n`);
      return socket;
    };
    const [readyz, healthz] = [begin('/readyz'), begin('/healthz')];
    await service.request('GET /healthz');
    const code = service.end('SIGTERM');
    await unreachable(service);
    readyz.write('\r\n');
    healthz.write('\r\n');
    expect(await text(readyz)).toMatch(/^HTTP\/1.1 503 .*retry-after: 5.*"The service is stopping\."/is);
    expect(await text(healthz)).toMatch(/^HTTP\/1.1 200 /);
    expect(await code).toBe(0);
  });

  test('is ready, and serves everything except for files, while the object storage is stopped', release, async () => {
    const storage = await startS3Stub();
    const service = await start({
      STORAGE: 's3',
      S3_ENDPOINT: storage.endpoint,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    const { accessToken } = await service.signIn();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(samplePng())], 'a.png'));
    const headers = { authorization: `Bearer ${accessToken}` };
    const upload = () => fetch(`${service.origin}/v1/image/upload`, { method: 'POST', headers, body: form });
    const { data } = await (await upload()).json();
    await storage.stop();
    expect((await service.request('GET /readyz')).status).toBe(200);
    const { accessToken: token } = await service.signIn();
    expect((await service.request('GET /v1/course', { token })).status).toBe(200);
    for (const response of [await service.request(`GET /v1/image/${data._id}`), await upload()]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect((await response.json()).code).toBe('BUSY');
    }
    expect((await service.request('GET /readyz')).status).toBe(200);
  });

  test('a service does not wait for an object storage that hangs', release, async () => {
    const reached = Promise.withResolvers<void>();
    const hanging = createServer(({ method }) => {
      if (method === 'PUT') reached.resolve();
    }).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const service = await start({
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${Object(hanging.address()).port}`,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    const { accessToken } = await service.signIn();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(samplePdf())], 'a.pdf'));
    const leaving = new AbortController();
    const upload = fetch(`${service.origin}/v1/file/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      body: form,
      signal: leaving.signal,
    }).catch(() => null);
    await reached.promise;
    leaving.abort();
    await upload;
    const begin = performance.now();
    expect(await service.end('SIGTERM')).toBe(0);
    expect(performance.now() - begin).toBeLessThan(10_000);
    hanging.closeAllConnections();
    hanging.close();
  });

  test('a service prints no password, no token and no id that is a secret', release, async () => {
    const service = await start({ LOG_LEVEL: 'debug' });
    const { accessToken, refreshToken } = await service.signIn();
    await service.request('POST /v1/auth/renew', { body: { refreshToken } });
    await service.request('GET /v1/post/review/x?token=link-token', { token: accessToken });
    await service.request('GET /v1/course', { token: accessToken });
    await service.request('GET /v1/certificate/preview/unguessable-id');
    await service.end('SIGTERM');
    expect(service.output).toContain('"path":"/v1/post/review/x"');
    for (const secret of [accessToken, refreshToken, 'link-token', 'correct horse', 'unguessable-id']) {
      expect(service.output).not.toContain(secret);
    }
  });
});
