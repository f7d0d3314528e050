// @module-tag release
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAdmin } from '../../access/auth/adminStore.ts';
import { Sessions } from '../../access/auth/Sessions.ts';
import { tokenKey } from '../../access/auth/tokenKeys.ts';
import type { Database } from '../../database/Database.ts';
import { openPostgres } from '../../database/postgres.ts';
import { type S3Stub, startS3Stub } from '../../files/storage/s3Stub.fixture.ts';
import { record } from '../../history/record.ts';
import { systemActor } from '../../http/Actor.ts';
import { SETTING_NAMES } from '../../settings/settings.ts';
import { samplePng } from '../../testing/sampleImages.ts';
import { seedGroup, seedImage, seedUser } from '../../testing/seed.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { Service } from './Service.fixture.ts';

const TOKEN_SECRET = 'k'.repeat(40);
const OLD_LINE = 'a line of the history that is too old to be kept';

let folder: string;
let storage: S3Stub;
let collector: Server;
const exports: { headers: unknown; body: string }[] = [];
let database: Database;
let service: Service;
let metricsPort: number;
let environment: Record<string, string>;
let token: string;
let refreshToken: string;

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object(server.address()).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  await once(server.close(), 'close');
  return port;
}

/** Writes a secret to a file, as a container platform does, and returns its path. */
async function secretFile(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `${content}\n`);
  return path;
}

async function siteFolder(title: string): Promise<string> {
  const path = join(folder, title);
  await mkdir(path);
  await writeFile(join(path, 'index.html'), `<!doctype html><title>${title}</title>`);
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpd-production-'));
  storage = await startS3Stub();
  collector = createServer(async (request, response) => {
    const body = gunzipSync(await buffer(request)).toString();
    exports.push({ headers: request.headers, body });
    response.end('{}');
  });
  const collectorPort = await portOf(collector);
  metricsPort = await freePort();
  const url = (await createTestDatabase()) ?? '';
  database = openPostgres(url, 2, () => {});
  await database.transaction((queries) =>
    record(queries, systemActor('command'), 'admin.added', { id: null, title: OLD_LINE }, [], new Date('2020-01-01')),
  );
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { privateKey: credentialKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serviceAccount = {
    type: 'service_account',
    project_id: 'cpd-1a2b3',
    client_email: 'deletion@cpd-1a2b3.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  environment = {
    NODE_ENV: 'production',
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL_FILE: await secretFile('database-url', url),
    DATABASE_POOL_SIZE: '7',
    DATABASE_POOLER: 'transaction',
    DRAIN_SECONDS: '1',
    REQUIRE_PASSKEYS: '0',
    ADMIN_USER: 'ada',
    ADMIN_PASSWORD: '',
    ADMIN_PASSWORD_FILE: await secretFile('admin-password', 'correct horse'),
    TOKEN_SECRET_FILE: await secretFile('token-secret', TOKEN_SECRET),
    CREDENTIAL_KEY_FILE: await secretFile(
      'credential-key',
      credentialKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
    ISSUER_NAME: 'Chamber of Medicine',
    TIME_ZONE: 'Asia/Bangkok',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SECRET_FILE: await secretFile('captcha-secret', 'the secret of Turnstile'),
    CORS_ORIGIN: 'https://admin.example.org',
    ADMIN_SITE_URL: 'https://admin.example.org',
    PUBLIC_SITE_URL: 'https://cpd.example.org',
    TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8',
    STORAGE: 's3',
    S3_ENDPOINT: storage.endpoint,
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'uploads',
    S3_ACCESS_KEY_ID_FILE: await secretFile('s3-key', 'the-key'),
    S3_SECRET_ACCESS_KEY_FILE: await secretFile('s3-secret', 'the-secret'),
    FIREBASE_PROJECT_ID: 'cpd-1a2b3',
    FIREBASE_AUTH_DOMAIN: 'auth.example.org',
    FIREBASE_SERVICE_ACCOUNT_FILE: await secretFile('firebase.json', JSON.stringify(serviceAccount, null, 2)),
    FIREBASE_API_KEY: 'the-web-key',
    CAPTCHA_SITE_KEY: 'the-site-key',
    BRAND_NAME: 'Chamber CPD',
    BRAND_MARK: '/mark.svg',
    BRAND_HUE: '20',
    DEFAULT_LANGUAGE: 'th',
    CONTACT_EMAIL: 'help@chamber.example',
    GOVERNING_LAW: 'the law of Ruritania',
    DOCUMENTATION_URL: 'https://docs.example.org',
    HISTORY_DAYS: '365',
    BIN_DAYS: '30',
    API_KEY_REQUESTS_PER_MINUTE: '30000',
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:${collectorPort}/v1/traces`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=collector-secret',
    OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
    OTEL_SERVICE_NAME: 'cpd-production',
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_SDK_DISABLED: 'false',
    LOG_LEVEL: 'info',
    ADMIN_SITE_DIR: await siteFolder('admin'),
    PUBLIC_SITE_DIR: await siteFolder('public'),
  };
  service = await Service.start(environment, undefined, 'serve.ts');
  const account = await findAdmin(database.queries, 'username', 'ada');
  const sessions = new Sessions(database, [tokenKey(TOKEN_SECRET)], () => new Date());
  const tokens = account && (await sessions.start(account, { device: null, network: null }));
  token = tokens?.accessToken ?? '';
  refreshToken = tokens?.refreshToken ?? '';
});
afterAll(async () => {
  await service?.end('SIGKILL');
  await database.close();
  await storage.stop();
  collector.closeAllConnections();
  collector.close();
  await rm(folder, { recursive: true, force: true });
});

test('the production start has every setting except for the emulator, which production rejects', () => {
  const configured = Object.keys(environment).filter((name) => environment[name] !== '');
  const missing = SETTING_NAMES.filter((name) => !configured.includes(name) && !configured.includes(`${name}_FILE`));
  expect(missing.filter((name) => !name.endsWith('_FILE'))).toEqual(['FIREBASE_AUTH_EMULATOR_HOST']);
});

test('a production start with every setting is ready, without a warning', async () => {
  expect((await service.request('GET /readyz')).status).toBe(200);
  expect(service.output).not.toMatch(/is not a setting|"level":[4-6]0/);
});

test('a production start stores uploads in its bucket, with its keys and region, and returns them', async () => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(samplePng())], 'a.png'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${service.origin}/v1/image/upload`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(200);
  const id = (await answer.json()).data._id;
  const stored = storage.seen.find(({ method, path }) => method === 'PUT' && path === `/uploads/${id}`);
  expect(stored?.headers.authorization).toMatch(/Credential=the-key\/\d{8}\/eu-central-1\/s3\//);
  const image = await service.request(`GET /v1/image/${id}`);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('a production start trusts the addresses of its proxies', async () => {
  const renewed = await fetch(`${service.origin}/v1/auth/renew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7, 10.0.0.9' },
    body: JSON.stringify({ refreshToken }),
  });
  const { accessToken } = await renewed.json();
  const { docs } = await (await service.request('GET /v1/session', { token: accessToken })).json();
  expect(docs).toMatchObject([{ network: '203.0.113.7' }]);
});

test('a production start serves both apps under the policies of its captcha, its Firebase project and its address', async () => {
  const [admin, deletion] = [await service.request('GET /login'), await service.request('GET /public/user-deletion')];
  expect([await admin.text(), await deletion.text()]).toEqual([
    expect.stringContaining('admin'),
    expect.stringContaining('public'),
  ]);
  expect(admin.headers.get('content-security-policy')).toContain('https://challenges.cloudflare.com');
  expect(deletion.headers.get('content-security-policy')).toContain('https://auth.example.org');
  expect(admin.headers.get('strict-transport-security')).toMatch(/^max-age=/);
});

test('a production start allows requests from pages of its origins', async () => {
  const headers = { origin: 'https://admin.example.org' };
  const answer = await fetch(`${service.origin}/v1/captcha/challenge`, { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://admin.example.org');
});

test('a production start checks the tokens of its Firebase project', async () => {
  const body = { firebaseToken: 'no token' };
  expect((await service.request('POST /v1/user/check-available-user', { body })).status).toBe(400);
});

test('a production start signs credentials in the name of its issuer, and dates certificates in its time zone', async () => {
  const [image, user, group] = [await seedImage(database), await seedUser(database), await seedGroup(database)];
  const row = { user_id: user, certificate_group_id: group, template_image_id: image, template_vertical_position: 1 };
  await database.queries
    .insertInto('certificates')
    .values({ ...row, id: 'of-production' })
    .execute();
  const credential = decodeJwt(await (await service.request('GET /v1/certificate/credential/of-production')).text());
  expect(JSON.stringify(credential)).toContain('Chamber of Medicine');
  expect(credential.iss).toBe('did:web:cpd.example.org');
  const certificate = await service.request('GET /v1/certificate/of-production');
  expect((await certificate.json()).timeZone).toBe('Asia/Bangkok');
});

test('a production start removes lines of the history that are older than its days', async () => {
  await vi.waitFor(
    async () => {
      const lines = database.queries.selectFrom('audit').select('id').where('title', '=', OLD_LINE);
      expect(await lines.execute()).toEqual([]);
    },
    { timeout: 60_000 },
  );
});

test('a production start serves its metrics on their own port', async () => {
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(figures).toMatch(/^db_client_connection_max(\{.*\})? 7$/m);
});

test('a production start logs its requests, drains, sends traces to its collector and prints no secret', async () => {
  await service.request('GET /v1/user', { token });
  const begin = performance.now();
  expect(await service.end('SIGTERM')).toBe(0);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(1_000);
  expect(service.output).toContain('"path":"/v1/user"');
  expect(exports[0]?.headers).toMatchObject({ 'x-collector-key': 'collector-secret' });
  expect(exports.map(({ body }) => body).join()).toMatch(/cpd-production.*GET \/v1\/user/s);
  for (const secret of [TOKEN_SECRET, 'correct horse', 'the-secret', 'collector-secret', 'PRIVATE KEY']) {
    expect(service.output).not.toContain(secret);
  }
});
