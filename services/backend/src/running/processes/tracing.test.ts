// @module-tag release
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePdf } from '../../testing/samplePdf.ts';
import { createTestFolder } from '../../testing/testDatabase.ts';
import { Service } from './Service.fixture.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[];
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: Pick<Span, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** The spans that the collector has received. */
const exports: Export[] = [];
let collector: Server;
let endpoint: string;
let folder: string;
beforeAll(async () => {
  folder = await createTestFolder();
  collector = createServer(async (request, response) => {
    exports.push((await json(request)) as Export);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${Object(collector.address()).port}`;
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await rm(folder, { recursive: true, force: true });
});

const attribute = ({ attributes }: Pick<Span, 'attributes'>, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

test('a collector receives each request as a trace with its statements and storage calls, and nothing that is a secret', async () => {
  const service = await Service.start({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const { accessToken, refreshToken } = await service.signIn();
  await service.request('GET /v1/user?keyword=private-word', { token: accessToken });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(samplePdf())], 'a.pdf'));
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch(`${service.origin}/v1/file/upload`, { method: 'POST', headers, body: form });
  expect(await service.end('SIGTERM')).toBe(0);

  const resources = exports.flatMap(({ resourceSpans }) => resourceSpans);
  expect(attribute(Object(resources[0]).resource, 'service.name')).toBe('cpd-back-office');
  expect(attribute(Object(resources[0]).resource, 'deployment.environment.name')).toBe('test');
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const partsOf = (name: string) => {
    const call = spans.find((span) => span.name === name && !span.parentSpanId);
    return spans.filter(({ traceId, parentSpanId }) => traceId === call?.traceId && parentSpanId === call.spanId);
  };
  const statements = partsOf('GET /v1/user').map((span) => attribute(span, 'db.query.text'));
  expect(statements).toContainEqual(expect.stringContaining('from "users"'));
  expect(partsOf('POST /v1/file/upload').map(({ name }) => name)).toContain('storage put');
  for (const secret of [accessToken, refreshToken, 'private-word', 'correct horse']) {
    expect(JSON.stringify(exports)).not.toContain(secret);
  }
});

test('a service whose collector does not respond works, and stops normally', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const service = await Service.start({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${Object(silent.address()).port}`,
  });
  expect((await service.request('GET /readyz')).status).toBe(200);
  expect(await service.end('SIGTERM')).toBe(0);
  silent.closeAllConnections();
  silent.close();
});
