import { Hono } from 'hono';
import { NoResultError, SelectQueryNode, sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Unavailable } from '../running/limits/deadline.ts';
import { DiskFull } from '../running/limits/diskSpace.ts';
import { openLog } from '../running/openLog.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { ApiEnv } from './ApiEnv.ts';
import { CONSTRAINTS } from './databaseErrors.ts';
import { HttpError } from './errors/HttpError.ts';
import { sendError } from './errors.ts';

const coded = (code: string, message = 'It failed.') => Object.assign(new Error(message), { code });

async function send(error: Error, log = pino({ level: 'silent' })): Promise<Response> {
  const app = new Hono<ApiEnv>().onError(sendError).get('/', (c) => {
    c.set('log', log);
    throw error;
  });
  return app.request('/');
}

test('an error is not described by the headers of the response that it replaces', async () => {
  const described = ['Content-Disposition', 'Content-Encoding', 'Content-Length', 'ETag'];
  const app = new Hono<ApiEnv>().onError(sendError).get('/', (c) => {
    c.set('log', pino({ level: 'silent' }));
    for (const name of described) c.header(name, '"1"');
    c.header('Vary', 'Accept-Encoding');
    throw new Unavailable('busy');
  });
  const { status, headers } = await app.request('/');
  expect(status).toBe(503);
  expect(described.filter((name) => headers.has(name))).toEqual([]);
  expect([headers.get('Content-Type'), headers.get('Vary')]).toEqual(['application/json', 'Accept-Encoding']);
});

/** The response to a request that throws this error. */
async function responseTo(error: Error): Promise<unknown[]> {
  const response = await send(error);
  return [response.status, (await response.json()).code, response.headers.get('retry-after')];
}

test.each([
  ['a disk with too little room', new DiskFull('The disk is full.')],
  ['a full disk of PostgreSQL', coded('53100')],
  ['a full disk of files', coded('ENOSPC')],
  ['a quota that is reached', coded('EDQUOT')],
  ['a file that is as large as files may be', coded('EFBIG')],
])('%s gets 507, without a time to ask again', async (_, error) => {
  expect(await responseTo(error)).toEqual([507, 'DISK_FULL', null]);
});

test.each([
  ['work that was aborted', new Unavailable('It was aborted.')],
  ['a lock that was waited for too long', coded('55P03')],
  ['too many connections', coded('53300')],
  ['too little memory', coded('53200')],
  ['a statement of an aborted request', coded('57014', 'canceling statement due to user request')],
  ['a connection that cannot be made', coded('ECONNREFUSED')],
  ['a socket of PostgreSQL that is missing', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
])('%s gets 503 with a time to ask again', async (_, error) => {
  expect(await responseTo(error)).toEqual([503, 'BUSY', '5']);
});

test('a missing file is an error of the service', async () => {
  expect(await responseTo(Object.assign(coded('ENOENT'), { syscall: 'open' }))).toEqual([500, 'INTERNAL', null]);
});

test.each([
  ['a statement that takes too long', coded('57014', 'canceling statement due to statement timeout'), 'TOO_SLOW'],
  [
    'a service without account deletion',
    new HttpError(503, 'IDENTITY_NOT_CONFIGURED', 'Not set up.'),
    'IDENTITY_NOT_CONFIGURED',
  ],
])('%s gets 503 without a time to ask again, as it would fail again', async (_, error, code) => {
  expect(await responseTo(error)).toEqual([503, code, null]);
});

test('a deletion that a table of another service prevents gets 409, and the log names the table', async () => {
  const lines: string[] = [];
  const log = openLog('warn', { write: (line: string) => lines.push(line) });
  const response = await send(Object.assign(coded('23503'), { table: 'mobile_progress' }), log);
  expect([response.status, (await response.json()).message]).toEqual([
    409,
    'Another service still refers to this, so it was not deleted.',
  ]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'A table of another service prevents a deletion.', err: { table: 'mobile_progress' } },
  ]);
});

test.each([
  ['a row that another request has stored', coded('23505'), 'CONFLICT'],
  [
    'an identity that another request has stored',
    Object.assign(coded('23505'), { constraint: 'users_firebase_uid_key' }),
    'IDENTITY_IN_USE',
  ],
  ['a row that a constraint rejects', coded('23514'), 'CONFLICT'],
  ['a row that another request has deleted', new NoResultError(SelectQueryNode.create()), 'CONFLICT'],
])('%s gets 409', async (_, error, code) => {
  expect(await responseTo(error)).toEqual([409, code, null]);
});

test('a row of a deleted person gets 410', async () => {
  expect(await responseTo(coded('UD410'))).toEqual([410, 'USER_DELETED', null]);
});

test('the constraints with codes of their own exist', async () => {
  const database = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint`.execute(database.queries);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(CONSTRAINTS)));
  await database.close();
});

test('a reference that another request has removed gets 409, without a line in the log', async () => {
  const lines: string[] = [];
  const log = openLog('warn', { write: (line: string) => lines.push(line) });
  const response = await send(Object.assign(coded('23503'), { table: 'posts' }), log);
  expect([response.status, (await response.json()).message, lines]).toEqual([
    409,
    'Something this refers to has changed. Please try again.',
    [],
  ]);
});
