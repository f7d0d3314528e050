import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, createClient } from '../client/createClient.ts';
import { listCourses } from '../courses/contract.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { fakeOverHttp } from '../testing/node/fakeOverHttp.ts';

const host = fakeOverHttp();
let client: Client;
let session: SessionStore;

beforeEach(() => {
  ({ client, session } = host.connect());
});

describe('over HTTP, a call that goes wrong', () => {
  test.each([
    [
      { status: 409, message: 'No.', code: 'NO' },
      { kind: 'refused', status: 409, message: 'No.', code: 'NO' },
    ],
    [{ status: 500 }, { kind: 'refused', status: 500, message: 'Something went wrong.', code: null }],
    ['malformed', { kind: 'malformed', message: 'Something went wrong.' }],
    ['wrongShape', { kind: 'malformed', message: 'Something went wrong.' }],
    ['dropped', { kind: 'network', status: null, message: 'Something went wrong.' }],
  ] as const)('a call that goes wrong by %j throws an ApiError', async (fault, error) => {
    host.fake.fail('GET /v1/course', fault);
    await expect(client.request(listCourses, {})).rejects.toMatchObject({ name: 'ApiError', ...error });
  });

  test('a call to a host that does not listen throws an ApiError', async () => {
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1', session });
    await expect(nowhere.request(listCourses, {})).rejects.toMatchObject({ kind: 'network' });
  });

  test('a call that was given up throws a silent ApiError', async () => {
    const controller = new AbortController();
    const answer = client.request(listCourses, {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted', isSilent: true });
  });
});
