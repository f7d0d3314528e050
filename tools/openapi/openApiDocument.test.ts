import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { namedEndpoints, openApiDocument } from './openApiDocument.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Readonly<Record<string, unknown>> }>>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly parameters?: readonly unknown[];
  readonly responses: Readonly<Record<string, Content>>;
}

const run = promisify(execFile);
const stored = new URL('../../packages/api/openapi.json', import.meta.url);
const document = JSON.parse(JSON.stringify(openApiDocument()));
const operations: [string, string, Operation][] = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(Object(verbs)).map(([verb, operation]) => [path, verb, Object(operation)]),
);

test('openapi.json is up to date; `npm run generate` writes it', async () => {
  expect(JSON.parse(await readFile(stored, 'utf8'))).toEqual(document);
});

test('the OpenAPI document describes every endpoint once, the two group lists of one path together', () => {
  const described = operations.map(([path, verb]) => `${verb.toUpperCase()} ${path}`);
  const expected = namedEndpoints.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')}`,
  );
  expect(new Set(described)).toEqual(new Set(expected));
  expect(operations).toHaveLength(namedEndpoints.length - 1);
  expect(new Set(operations.map(([, , { operationId }]) => operationId)).size).toBe(operations.length);
});

test('every JSON body and response has a model', () => {
  const contents = operations.flatMap(([, , { operationId, requestBody, responses }]) =>
    [requestBody, responses['200']].flatMap((part) => {
      const schema = part?.content?.['application/json']?.schema;
      return schema ? [{ operationId, schema }] : [];
    }),
  );
  // The two group lists are of one path.
  const unnamed = contents.filter(({ schema }) => !('$ref' in schema || 'anyOf' in schema));
  expect(unnamed).toEqual([]);
});

test('no field of a request has a default, which generators of clients take for a field that must be sent', () => {
  const requests = operations.flatMap(([, , { operationId, requestBody, parameters }]) =>
    JSON.stringify([requestBody, parameters]).includes('"default":') ? [operationId] : [],
  );
  const bodies = Object.entries(document.components.schemas).filter(
    ([name, schema]) => /(Body|Assertion|Attestation)$/.test(name) && JSON.stringify(schema).includes('"default":'),
  );
  expect([...requests, ...bodies.map(([name]) => name)]).toEqual([]);
  const limit = document.paths['/v1/service/events'].get.parameters.find(
    ({ name }: { name: string }) => name === 'limit',
  );
  expect(limit).toMatchObject({ required: false, schema: { description: expect.stringMatching(/ Default: 50\.$/) } });
});

test('the OpenAPI document has no dangling references', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  const missing = references.filter(([, kind = '', name = '']) => !document.components[kind]?.[name]);
  expect(missing.map(([reference]) => reference)).toEqual([]);
});

test('the OpenAPI document requires a bearer where the contract does, and the link token on review endpoints', () => {
  const { paths } = document;
  expect(paths['/v1/course'].get.security).toEqual([{ bearer: [] }]);
  expect(paths['/v1/auth/sign-in'].post.security).toEqual([]);
  expect(paths['/v1/post/review/{id}'].get.security).toEqual([{ reviewLink: [] }]);
  expect(paths['/v1/post/review/{id}'].get.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ]);
});

test('the OpenAPI document describes uploads, files and lists as they are', () => {
  const { paths } = document;
  expect(paths['/v1/image/upload'].post.requestBody.content).toHaveProperty('multipart/form-data');
  expect(paths['/v1/file/{id}'].get.responses['200'].content).toHaveProperty('application/pdf');
  expect(paths['/v1/event'].get.responses['200'].content['application/json'].schema).toMatchObject({
    $ref: '#/components/schemas/EventPage',
  });
  expect(document.components.schemas.EventPage).toMatchObject({
    required: ['docs', 'page', 'total', 'size'],
    properties: { docs: { type: 'array', items: { $ref: '#/components/schemas/Event' } } },
  });
  expect(paths['/v1/certificate-group'].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'page',
    'size',
    'keyword',
    'isEnable',
    'autoComplete',
    'If-None-Match',
  ]);
});

test('the OpenAPI document names the kind of each stored text', () => {
  interface Part {
    readonly $ref?: string;
    readonly type?: string;
    readonly properties?: Readonly<Record<string, Part>>;
    readonly items?: Part;
    readonly anyOf?: readonly Part[];
    readonly maxLength?: number;
  }
  const texts = new Map<string, Part>();
  const collect = (part: Part, name: string): void => {
    if (part.$ref) collect(document.components.schemas[part.$ref.split('/').at(-1) ?? ''], name);
    if (part.items) collect(part.items, name);
    for (const option of part.anyOf ?? []) collect(option, name);
    for (const [field, inner] of Object.entries(part.properties ?? {})) collect(inner, `${name}.${field}`);
    if (part.type === 'string') texts.set(name, part);
  };
  for (const [, , { operationId, requestBody }] of operations)
    collect(Object(requestBody?.content?.['application/json']?.schema), operationId);
  const kinds = [...texts].flatMap(([name, part]) => ('x-text-kind' in part ? [[name, part['x-text-kind']]] : []));
  expect(Object.fromEntries(kinds)).toMatchObject({
    'saveCourse.title': 'line',
    'addQuestion.question': 'text',
    'addQuestion.choices.text': 'line',
    'putServiceUser.email': 'email',
    'putServiceUser.identity': 'identifier',
    'addAdministrator.username': 'username',
    'saveEvent.hyperlink': 'address',
  });
  // Ids have another form, and texts that are not stored have the limit of `inputText`.
  const unnamed = [...texts].filter(
    ([, part]) => !['x-text-kind', 'pattern', 'minLength', 'enum', 'const'].some((key) => key in part),
  );
  const shorter = unnamed.filter(([, { maxLength }]) => maxLength !== 10_000);
  expect(Object.fromEntries(shorter.map(([name, { maxLength }]) => [name, maxLength]))).toEqual({
    'signIn.username': 100,
    'signIn.password': 512,
    'changePassword.oldPassword': 512,
    'changePassword.newPassword': 512,
    'proveIdentity.password': 512,
    'choosePassword.newPassword': 512,
    'lookUpUsers.keys': 254,
  });
});

test('the OpenAPI document says which ids and numbers in a URL are valid', () => {
  const { paths } = document;
  const schemas = (path: string, verb: string) =>
    Object.fromEntries(paths[path][verb].parameters.map(({ name, schema }: Record<string, unknown>) => [name, schema]));
  const id = { type: 'string', pattern: '^[A-Za-z0-9_.~-]{1,100}$' };
  expect(schemas('/v1/service/images/{owner}', 'put')).toMatchObject({ owner: id });
  expect(schemas('/v1/service/uploads/{owner}', 'delete')).toEqual({ owner: id });
  expect(schemas('/v1/service/certificates/{id}', 'put')).toMatchObject({ id: { ...id, minLength: 20 } });
  expect(schemas('/v1/post', 'get')).toMatchObject({
    page: { type: 'integer', minimum: 1 },
    size: { type: 'integer', minimum: 1 },
    status: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
  });
});

test('the OpenAPI document lists the errors of each request, and when to retry', () => {
  const { paths, components } = document;
  const statuses = (path: string, verb: string) => Object.keys(paths[path][verb].responses);
  expect(statuses('/v1/course', 'get')).toEqual(['200', '304', '401', '503', '507', 'default']);
  expect(statuses('/v1/event', 'patch')).toEqual([
    '200',
    '400',
    '401',
    '404',
    '409',
    '412',
    '413',
    '415',
    '503',
    '507',
    'default',
  ]);
  expect(statuses('/v1/auth/sign-in', 'post')).toEqual([
    '200',
    '400',
    '401',
    '409',
    '413',
    '415',
    '429',
    '503',
    '507',
    'default',
  ]);
  expect(statuses('/v1/post/approve/public/{id}', 'post')).toEqual([
    '200',
    '400',
    '403',
    '404',
    '409',
    '412',
    '503',
    '507',
    'default',
  ]);
  expect(statuses('/v1/course/{id}', 'delete')).toEqual(['200', '401', '404', '409', '412', '503', '507', 'default']);
  expect(paths['/v1/course/{id}'].delete.parameters).toMatchObject([
    { name: 'id' },
    { name: 'If-Match', in: 'header' },
  ]);
  for (const [path, verb, status] of [
    ['/v1/auth/sign-in', 'post', '429'],
    ['/v1/course', 'get', '503'],
  ] as const) {
    const { $ref } = paths[path][verb].responses[status];
    expect(components.responses[$ref.split('/').at(-1)].headers).toHaveProperty('Retry-After');
  }
});

test('the OpenAPI document says that every read has an entity tag, and that uploads can be requested in parts', () => {
  const { paths } = document;
  const readings = operations.filter(([path, verb]) => verb === 'get' && !/\/(credential|export)\//.test(path));
  for (const [path, , { responses }] of readings) {
    expect(responses, path).toMatchObject({ 200: { headers: { ETag: { $ref: '#/components/headers/ETag' } } } });
  }
  // Their tags contain the item's version, and their responses contain values of other items.
  const neverNotModified = readings.filter(([, , { responses }]) => !('304' in responses)).map(([path]) => path);
  expect(neverNotModified.toSorted()).toEqual([
    '/v1/certificate-group/{id}',
    '/v1/course/{id}',
    '/v1/event/{id}',
    '/v1/post/review/{id}',
    '/v1/quiz/{id}',
    '/v1/service/certificates/{id}',
    '/v1/service/posts/{id}',
    '/v1/service/users/{id}',
    '/v1/user/{id}',
  ]);
  const inParts = operations.filter(([, , { responses }]) => '206' in responses).map(([path]) => path);
  expect(inParts).toEqual(['/v1/image/{id}', '/v1/file/{id}']);
  expect(paths['/v1/image/{id}'].get.responses['206'].headers).toHaveProperty('Content-Range');
  expect(Object.keys(paths['/v1/event'].patch.responses)).not.toContain('304');
});

test('the OpenAPI document has If-None-Match where a response depends on it: 304 for what is read, 412 for what a service stores', () => {
  const conditional = operations.filter(([, , { parameters = [] }]) =>
    (parameters as readonly { name: string }[]).some(({ name }) => name === 'If-None-Match'),
  );
  const read = conditional.filter(([, verb]) => verb === 'get');
  expect(read.map(([path]) => path)).toEqual(
    operations.filter(([, , { responses }]) => '304' in responses).map(([path]) => path),
  );
  expect(conditional.filter(([, verb]) => verb !== 'get').map(([path, verb]) => `${verb} ${path}`)).toEqual([
    'put /v1/service/users/{id}',
    'put /v1/service/posts/{id}',
    'put /v1/service/certificates/{id}',
    'put /v1/service/images/{owner}',
    'put /v1/service/files/{owner}',
  ]);
});

test('the OpenAPI document says how large and how deep a body may be', () => {
  const { paths } = document;
  expect(paths['/v1/auth/sign-in'].post.requestBody).toMatchObject({
    description: 'At most 32 KB, nested at most 20 levels deep.',
    'x-max-bytes': 32_768,
  });
  expect(paths['/v1/course'].patch.requestBody).toMatchObject({ 'x-max-bytes': 65_536 });
  expect(paths['/v1/image/upload'].post.requestBody).toMatchObject({ 'x-max-bytes': 10_551_296 });
});

test('the OpenAPI document lists the codes of each error, for both media types', () => {
  const { paths, components } = document;
  const { $ref } = paths['/v1/event'].patch.responses['409'];
  const { content } = components.responses[$ref.split('/').at(-1)];
  const code = { type: 'string', enum: ['CONFLICT', 'EVENT_NOT_READY'] };
  expect(content['application/json'].schema.allOf).toEqual([
    { $ref: '#/components/schemas/Error' },
    { type: 'object', properties: { code } },
  ]);
  expect(content['application/problem+json'].schema.allOf[0]).toEqual({ $ref: '#/components/schemas/Problem' });
});

test('the OpenAPI document describes what this service sends, not everything that the apps accept', () => {
  const { schemas } = document.components;
  const required = Object.keys(schemas.Course.properties).filter((name) => name !== 'title');
  expect(schemas.Course.required).toEqual(required);
  expect(schemas.Course.properties).toMatchObject({
    isEnable: { type: 'boolean' },
    passCondition: { type: 'number' },
    title: { type: 'string' },
  });
  expect(schemas.DraftCourseResponse).toMatchObject({ type: 'object', required: ['data'] });
  expect(schemas.CaptchaChallenge.properties.parameters.required).toContain('keyPrefix');
});

test('the OpenAPI document allows null only for fields that can be unset', () => {
  const { Course, Post, PostFile, ReadReviewAddressResponse, RenewSessionResponse } = document.components.schemas;
  const fields = {
    'number of questions': Course.properties.questionCount,
    'name of a PDF': PostFile.properties.originalname,
    'size of a PDF': PostFile.properties.size,
    'status of a post': Post.properties.status,
    'id of a post': ReadReviewAddressResponse.properties._id,
    'refresh token': RenewSessionResponse.properties.refreshToken,
  };
  for (const [name, field] of Object.entries(fields)) expect(field, name).not.toHaveProperty('anyOf');
});

test('every operation has a description, and an example of each JSON body', () => {
  for (const [path, verb, operation] of operations) {
    const { description, requestBody, responses } = Object(operation);
    expect(description, `${verb} ${path}`).toMatch(/\.$/);
    for (const content of [requestBody?.content, responses[200].content]) {
      const json = content?.['application/json'];
      if (json) expect(json, `${verb} ${path}`).toSatisfy((value) => 'example' in value || 'examples' in value);
    }
  }
});

const lint = (path: string) =>
  run('redocly', ['lint', path, '--config', new URL('redocly.yaml', import.meta.url).pathname], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

test('Redocly finds the OpenAPI document valid, its examples included', async () => {
  await expect(lint(stored.pathname)).resolves.toMatchObject({ stderr: expect.stringContaining('valid') });
}, 60_000);

test('Redocly finds an example that breaks its schema', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const broken = structuredClone(document);
  broken.paths['/v1/course/{id}'].get.responses['200'].content['application/json'].example.isEnable = 'yes';
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(broken));
  await expect(lint(join(folder, 'openapi.json'))).rejects.toMatchObject({
    stdout: expect.stringContaining('isEnable'),
  });
  await rm(folder, { recursive: true });
}, 60_000);
