import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listEvents } from '@cpd/api/events/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../settings/config.ts';
import { isInList, networkList } from '../settings/network/ipAddress.ts';
import { SETTING_NAMES } from '../settings/settings.ts';
import { Nginx } from '../testing/Nginx.ts';
import { runOn } from '../testing/postgresSetup.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Texts = Readonly<Record<string, string>>;

interface ComposeService {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile?: string };
  readonly command?: readonly string[];
  readonly environment?: Texts;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly stop_grace_period?: string;
  readonly networks?: Readonly<Record<string, { readonly ipv4_address: string }>>;
}
interface ComposeNetwork {
  readonly ipam: { readonly config: readonly { readonly subnet: string; readonly ip_range?: string }[] };
}
const compose: {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: object;
  readonly networks: { readonly default: ComposeNetwork };
} = parse(read('deploy/compose.yaml'), { merge: true });
const instances = Object.entries(compose.services).filter(([name]) => name.startsWith('service-'));

interface Container {
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom?: readonly Readonly<Record<string, { readonly name: string }>>[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
/** The parts of Kubernetes objects that the tests read. */
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Texts;
  readonly stringData?: Texts;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a form of its own.
  readonly spec: any;
}
const kustomization: { resources: string[]; images: { name: string; newTag: string }[] } = parse(
  read('deploy/kubernetes/kustomization.yaml'),
);
const manifestsOf = (file: string): readonly Manifest[] =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS());
const manifests = kustomization.resources.flatMap(manifestsOf);
const secrets = manifestsOf('secret.example.yaml');
function manifest(kind: string, from = manifests): Manifest {
  const found = from.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`There is no ${kind}.`);
  return found;
}
const deployment = manifest('Deployment').spec;
const container: Container = deployment.template.spec.containers[0];
const job: Container = manifest('Job').spec.template.spec.containers[0];
const backup: Container = manifest('CronJob').spec.jobTemplate.spec.template.spec.containers[0];

const unit = read('deploy/cpd.service');
const unitSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

const credentialKey = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

/** Values for what operators fill in. */
const FILLED: Texts = {
  POSTGRES_PASSWORD: 'p'.repeat(32),
  SERVICE_POSTGRES_PASSWORD: 'r'.repeat(32),
  S3_SECRET_ACCESS_KEY: 's'.repeat(32),
  TOKEN_SECRET: 't'.repeat(32),
  CREDENTIAL_KEY: credentialKey,
  PUBLIC_SITE_URL: 'https://cpd.example.org',
  TIME_ZONE: 'UTC',
};
const fill = (environment: Texts): Texts =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::[^}]*)?\}/g, (_, variable: string) => FILLED[variable] ?? ''),
    ]),
  );
/** The settings of a Secret, with values for what its example only describes. */
function secretNamed(name: string): Texts {
  const example = secrets.find(({ metadata }) => metadata.name === name)?.stringData ?? {};
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, FILLED[key] ?? value]));
}
const configMap = manifest('ConfigMap').data ?? {};

/** The settings of each program that is started. */
const PROGRAMS: readonly (readonly [name: string, environment: Texts])[] = [
  ...instances.map(([name, { environment = {} }]) => [`${name} of Compose`, fill(environment)] as const),
  ['the migration of Compose', fill(compose.services.migrate?.environment ?? {})],
  ['the backup of Compose', fill(compose.services.backup?.environment ?? {})],
  ['the Deployment', { ...configMap, ...secretNamed('cpd') }],
  [
    'the backup of Kubernetes',
    {
      ...configMap,
      ...secretNamed('cpd'),
      ...secretNamed('cpd-migrate'),
      DATABASE_POOLER: backup.env?.[1]?.value ?? '',
    },
  ],
  [
    'the migration of Kubernetes',
    Object.fromEntries(
      (job.env ?? []).map(({ name }) => [
        name,
        { ...configMap, ...secretNamed('cpd'), ...secretNamed('cpd-migrate') }[name] ?? '',
      ]),
    ),
  ],
];

describe.each(PROGRAMS)('%s', (_, environment) => {
  test('names only settings that exist', () => {
    expect(Object.keys(environment).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  test('has settings that are accepted in production', () => {
    expect(readConfig({ NODE_ENV: 'production', ...environment })).toMatchObject({ production: true });
  });
});

test('backups of one day have folders of their own, and only old backups are deleted', () => {
  const kubernetes = backup.command?.at(-1) ?? '';
  expect(compose.services.backup?.command?.at(-1)?.replace('$$', '$')).toBe(kubernetes);
  const folder = mkdtempSync(join(tmpdir(), 'cpd-backups-'));
  const script = kubernetes.replaceAll('/backups', folder).replace('./cpd backup', 'mkdir');
  const old = new Date(Date.now() - 31 * 24 * 3_600_000);
  for (const name of ['2026-01-01-0215', '2026-01-02-0215', 'lost+found']) mkdirSync(join(folder, name));
  for (const name of ['2026-01-01-0215', 'lost+found']) utimesSync(join(folder, name), old, old);
  execFileSync('sh', ['-c', script]);
  const [first, made, other] = readdirSync(folder).toSorted();
  expect([first, other]).toEqual(['2026-01-02-0215', 'lost+found']);
  expect(made).toMatch(/^\d{4}-\d\d-\d\d-\d{4}$/);
  rmSync(folder, { recursive: true });
});

test('every program of Compose that is built runs without rights on a read-only disk', () => {
  for (const name of [...instances.map(([of]) => of), 'migrate', 'backup']) {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

test('the unit of systemd names only settings that exist', () => {
  const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
  // Node reads the last one.
  expect(names.filter((name = '') => !SETTING_NAMES.includes(name))).toEqual(['TMPDIR']);
});

test('every program that is started exists', () => {
  const texts = [
    read('deploy/compose.yaml'),
    read('deploy/kubernetes/migrate.yaml'),
    read('deploy/kubernetes/backup.yaml'),
    unitSetting('ExecStart'),
  ];
  // 'cpd migrate', or as a list 'cpd, migrate'.
  const used = texts.flatMap((text) => [...text.matchAll(/\/cpd,? ([a-z-]+)/g)].map(([, command = '']) => command));
  const known = [...read('tools/release.ts').matchAll(/^ {2}([a-z |-]+)\) exec/gm)].flatMap(([, names = '']) =>
    names.split(' | '),
  );
  expect(used).toEqual(expect.arrayContaining(['migrate', 'backup', 'admin', 'serve']));
  expect(used.filter((command) => !known.includes(command))).toEqual([]);
});

describe('Compose', () => {
  test('has three instances, and what they use', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual(
      [
        'backup',
        'balancer',
        'bucket',
        'migrate',
        'pgbouncer',
        'postgres',
        'role',
        's3',
        'service-1',
        'service-2',
        'service-3',
      ].toSorted(),
    );
    for (const { depends_on = {} } of Object.values(compose.services)) {
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    }
  });

  test('mounts and builds what exists', () => {
    const sources = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.filter((one) => one.includes(':')).map((one) => one.split(':')[0]),
    );
    for (const source of sources) {
      if (source?.startsWith('.')) expect(existsSync(join(root, 'deploy', source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    for (const { build } of Object.values(compose.services)) {
      if (build) expect(existsSync(join(root, 'deploy', build.context, build.dockerfile ?? 'Dockerfile'))).toBe(true);
    }
  });

  test('reaches each service at its own port', () => {
    const port = /^listen_port = (\d+)$/m.exec(read('deploy/pgbouncer.ini'))?.[1];
    const [, first] = instances[0] ?? [];
    const { DATABASE_URL = '', S3_ENDPOINT = '' } = first?.environment ?? {};
    expect(DATABASE_URL).toContain(`@pgbouncer:${port}/`);
    expect(read('deploy/pgbouncer.Dockerfile')).toContain('COPY pgbouncer.ini');
    expect(Object.keys(compose.services)).toContain(new URL(S3_ENDPOINT).hostname);
    const servers = [...read('deploy/nginx.conf').matchAll(/^ {4}server ([\w-]+):(\d+) /gm)];
    expect(servers.map(([, name, to]) => [name, to])).toEqual(instances.map(([name]) => [name, '8080']));
    expect(read('Dockerfile')).toMatch(/^EXPOSE 8080$/m);
    const listens = /^ {4}listen (\d+);/m.exec(read('deploy/nginx.conf'))?.[1];
    expect(compose.services.balancer?.ports).toEqual([`8080:${listens}`]);
  });

  test('replaces an instance at its address, which nginx looks up once, at its start', () => {
    const [{ subnet, ip_range: dynamic } = { subnet: '' }] = compose.networks.default.ipam.config;
    const addresses = instances.map(([, { networks }]) => networks?.default?.ipv4_address ?? '');
    expect(new Set(addresses).size).toBe(instances.length);
    const isIn = (network: string, address: string) => isInList(networkList([network]), address);
    for (const address of addresses)
      expect([isIn(subnet, address), isIn(dynamic ?? subnet, address)]).toEqual([true, false]);
  });

  test('trusts only the balancer, at its own address', () => {
    const [{ ip_range: dynamic = '' } = {}] = compose.networks.default.ipam.config;
    const balancer = compose.services.balancer?.networks?.default?.ipv4_address ?? '';
    for (const [, { environment = {} }] of instances) expect(environment.TRUSTED_PROXIES).toBe(balancer);
    expect(isInList(networkList([dynamic]), balancer)).toBe(false);
  });

  test('uses the pooler in the mode that the service is told', () => {
    expect(read('deploy/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
    for (const [, { environment }] of instances) expect(environment?.DATABASE_POOLER).toBe('transaction');
  });
});

describe('the database role of Compose', () => {
  const { role, migrate } = compose.services;

  test('has a password of its own, which alone the instances and the pooler know', () => {
    const { DATABASE_URL: owner = '' } = fill(migrate?.environment ?? {});
    for (const [, { environment = {}, depends_on }] of instances) {
      const { username, password } = new URL(fill(environment).DATABASE_URL ?? '');
      expect([username, password]).toEqual(['cpd_service', FILLED.SERVICE_POSTGRES_PASSWORD]);
      expect(username).not.toBe(new URL(owner).username);
      expect(Object.values(environment).join()).not.toContain('{POSTGRES_PASSWORD');
      expect(depends_on).toMatchObject({ role: { condition: 'service_completed_successfully' } });
    }
    expect(fill(compose.services.pgbouncer?.environment ?? {})).toEqual({
      SERVICE_POSTGRES_PASSWORD: FILLED.SERVICE_POSTGRES_PASSWORD,
    });
    expect(read('deploy/pgbouncer.Dockerfile')).toContain('\\"cpd_service\\\\\\" \\\\\\"$SERVICE_POSTGRES_PASSWORD');
    expect(role?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
  });

  test('is created once, gets its password at each start, and owns nothing', async ({ onTestFinished }) => {
    const url = (await createTestDatabase()) ?? '';
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(async () => {
      await client.query('drop owned by cpd_service');
      await client.query('drop role cpd_service');
      await client.end();
    });
    const [program = '', ...options] = role?.command ?? [];
    const start = (password: string) =>
      execFileSync(program, [...options.map((option) => option.replace('=/deploy/', `=${root}/deploy/`)), url], {
        env: { ...process.env, SERVICE_POSTGRES_PASSWORD: password },
      });
    const passwords: string[] = [];
    for (const password of ['first', "it's another"]) {
      start(password);
      const { rows } = await client.query("select rolpassword from pg_authid where rolname = 'cpd_service'");
      passwords.push(rows[0].rolpassword);
    }
    expect(new Set(passwords).size).toBe(2);
    const asRole = new URL(url);
    asRole.username = 'cpd_service';
    await expect(runOn(asRole.href, 'select from courses')).resolves.toBeUndefined();
    await expect(runOn(asRole.href, "insert into courses (id, sequence) values ('c', 1)")).resolves.toBeUndefined();
    for (const refused of ['delete from audit', 'drop table courses', 'alter table audit disable trigger all']) {
      await expect(runOn(asRole.href, refused), refused).rejects.toMatchObject({ code: '42501' });
    }
    const { rows } = await client.query(
      "select from pg_shdepend where refobjid = 'cpd_service'::regrole and deptype = 'o'",
    );
    expect(rows).toEqual([]);
  });
});

describe('Kubernetes', () => {
  test('the kustomization lists every file but the examples', () => {
    const files = globSync('*.yaml', { cwd: join(root, 'deploy/kubernetes') });
    const others = ['kustomization.yaml', 'secret.example.yaml', 'ingress.example.yaml'];
    expect([...kustomization.resources, ...others].toSorted()).toEqual(files.toSorted());
  });

  test('has the version of the service', () => {
    const { version } = JSON.parse(read('services/backend/package.json'));
    const [image] = kustomization.images;
    expect([image?.name, image?.newTag]).toEqual([container.image, version]);
    expect([job.image, backup.image]).toEqual([container.image, container.image]);
  });

  test('every selector finds the instances', () => {
    const { labels } = deployment.template.metadata;
    const selectors = [
      deployment.selector.matchLabels,
      manifest('Service').spec.selector,
      manifest('PodDisruptionBudget').spec.selector.matchLabels,
    ];
    for (const selector of selectors) expect(labels).toMatchObject(selector);
    const [expression] = manifest('NetworkPolicy').spec.podSelector.matchExpressions;
    const component = 'app.kubernetes.io/component';
    expect(expression.key).toBe(component);
    expect(expression.values).toEqual([
      labels[component],
      manifest('Job').spec.template.metadata.labels[component],
      manifest('CronJob').spec.jobTemplate.spec.template.metadata.labels[component],
    ]);
    expect(manifest('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(manifest('Deployment').metadata.name);
  });

  test('every port is a port of the container', () => {
    const named = new Map(container.ports?.map(({ name, containerPort }) => [name, String(containerPort)]));
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const used = [
      ...[startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.port),
      manifest('Service').spec.ports[0].targetPort,
      ...manifest('NetworkPolicy').spec.ingress.map(({ ports }: Manifest['spec']) => ports[0].port),
    ];
    expect([...named.keys()]).toEqual(expect.arrayContaining(used));
    expect(named.get('metrics')).toBe(configMap.METRICS_PORT);
    expect(deployment.template.metadata.annotations['prometheus.io/port']).toBe(configMap.METRICS_PORT);
    expect(read('Dockerfile')).toContain(` PORT=${named.get('http')} `);
  });

  test('EKS Pod Identity can be reached, which gives credentials for the object storage', () => {
    expect(manifest('NetworkPolicy').spec.egress).toContainEqual({
      to: [{ ipBlock: { cidr: '169.254.170.23/32' } }],
      ports: [{ port: 80 }],
    });
  });

  test.each([container, backup])('every ConfigMap and Secret that is read exists', ({ envFrom }) => {
    const names = envFrom?.map((source) => Object.values(source)[0]?.name);
    expect(names).toEqual([manifest('ConfigMap').metadata.name, secrets[0]?.metadata.name]);
  });
});

test('each platform waits until the last request is done', () => {
  const stopping = 10;
  const drainOf = (environment: Texts) => Number(environment.DRAIN_SECONDS ?? 0);
  for (const [, { stop_grace_period = '', environment = {} }] of instances) {
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(drainOf(environment) + stopping);
  }
  const paused = Number(container.lifecycle.preStop.exec.command[1]);
  expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
    paused + drainOf(configMap) + stopping,
  );
  expect(Number(unitSetting('TimeoutStopSec'))).toBeGreaterThanOrEqual(stopping);
});

describe('over the service', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openTestApp();
  });
  afterAll(() => api.close());

  test('the path of each probe is a route', async () => {
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
    const checked = instances.map(
      ([, { healthcheck }]) => /8080(\/\w+)'/.exec(healthcheck?.test.join(' ') ?? '')?.[1] ?? '',
    );
    expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
    expect(checked).toEqual(instances.map(() => '/readyz'));
    for (const path of [...paths, ...checked]) expect((await api.app.request(path)).status).toBe(200);
  });

  test('every metric and label of an alert exists', async () => {
    await api.request('GET /v1/event');
    const metrics = await (await api.deps.metrics.app().request('/metrics')).text();
    const existing = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    );
    const alerts: { groups: { rules: { expr: string }[] }[] } = parse(read('deploy/alerts.yaml'));
    const expressions = alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
    const used = expressions.flatMap((expr) => [...expr.matchAll(/\b(\w+)\{([^}]*)\}/g)]);
    // Prometheus adds `up`, and the job and the instance of each metric; kube-state-metrics has those of Kubernetes.
    const own = used.filter(([, name = '']) => name !== 'up' && !name.startsWith('kube_'));
    const unknown = own.filter(([, name]) => !existing.includes(name));
    expect([used.length >= expressions.length, unknown]).toEqual([true, []]);
    const labels = own.flatMap(([, , matchers = '']) => [...matchers.matchAll(/\b(\w+)=/g)].map(([, label]) => label));
    const source = read('services/backend/src/running/metrics/Metrics.ts');
    for (const label of labels) if (label !== 'job') expect(source).toMatch(new RegExp(`labelNames: .*'${label}'`));
  });

  test('every route of an alert is one of the API', () => {
    const [, routes = ''] = /http_route=~"([^"]+)"/.exec(read('deploy/alerts.yaml')) ?? [];
    const document: { paths: object } = JSON.parse(read('packages/api/openapi.json'));
    const known = Object.keys(document.paths).map((path) => path.replace(/\/$/, ''));
    const names = routes.split(/[()|]/).slice(1, -1);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(known).toContain(`/v1/${name}`);
    expect(new RegExp(`^${routes}$`).test(listEvents.path)).toBe(true);
  });
});

describe('nginx', () => {
  const servers: Server[] = [];
  let nginx: Nginx;

  beforeAll(async () => {
    for (const name of ['one', 'two', 'three']) {
      const server = createServer((request, response) => {
        const { host, 'x-forwarded-for': client } = request.headers;
        response.end(JSON.stringify({ name, host, client }));
      });
      servers.push(server.listen(0, '127.0.0.1'));
      await once(server, 'listening');
    }
    nginx = await Nginx.start(servers.map((server) => (server.address() as AddressInfo).port));
  });
  afterAll(async () => {
    await nginx.stop();
    for (const server of servers) server.close();
  });

  const ask = async (headers = {}) => (await fetch(nginx.origin, { headers })).json();

  test('balances requests over the instances, and forwards the address of the client', async () => {
    const responses = [];
    for (let count = 0; count < 9; count += 1) responses.push(Object(await ask()));
    expect(new Set(responses.map(({ name }) => name))).toEqual(new Set(['one', 'two', 'three']));
    expect(responses[0]).toMatchObject({ host: new URL(nginx.origin).host, client: '127.0.0.1' });
  });

  test('replaces an address that the client sends', async () => {
    expect(await ask({ 'x-forwarded-for': '203.0.113.7, 127.0.0.1' })).toMatchObject({ client: '127.0.0.1' });
  });

  test('skips an instance that is down, and returns 503 when all are', async () => {
    const [first, ...others] = servers;
    const end = (server: Server | undefined) => {
      server?.close();
      server?.closeAllConnections();
    };
    end(first);
    for (let count = 0; count < 9; count += 1) expect(['two', 'three']).toContain(Object(await ask()).name);
    others.forEach(end);
    const answer = await fetch(nginx.origin);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });
});
