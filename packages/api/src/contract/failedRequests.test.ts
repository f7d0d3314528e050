import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, createClient } from '../client/createClient.ts';
import { listCourses } from '../courses/contract.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { fakeOverHttp } from '../testing/node/fakeOverHttp.ts';

const server = fakeOverHttp();
let client: Client;
let session: SessionStore;

beforeEach(() => {
  ({ client, session } = server.connect());
});

describe('over HTTP, a failing request', () => {
  test.each([
    [
      { status: 409, message: 'No.', code: 'NO' },
      { kind: 'http', status: 409, message: 'No.', code: 'NO' },
    ],
    [{ status: 500 }, { kind: 'http', status: 500, message: 'Something went wrong.', code: null }],
    ['malformed', { kind: 'malformed', message: 'Something went wrong.' }],
    ['wrongShape', { kind: 'malformed', message: 'Something went wrong.' }],
    ['dropped', { kind: 'network', status: null, message: 'Something went wrong.' }],
  ] as const)('a request that fails with %j throws an ApiError', async (fault, error) => {
    server.fake.fail('GET /v1/course', fault);
    await expect(client.request(listCourses, {})).rejects.toMatchObject({ name: 'ApiError', ...error });
  });

  test('a request to a server that does not listen throws an ApiError', async () => {
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1', session });
    await expect(nowhere.request(listCourses, {})).rejects.toMatchObject({ kind: 'network' });
  });

  test('an aborted request throws a silent ApiError', async () => {
    const controller = new AbortController();
    const response = client.request(listCourses, {}, { signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toMatchObject({ kind: 'aborted', isSilent: true });
  });
});
