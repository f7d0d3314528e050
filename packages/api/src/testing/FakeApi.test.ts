import { type GenericSchema, parse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { certificateGroupSchema } from '../certificateGroups/contract.ts';
import { certificateGroupFixtures } from '../certificateGroups/fixtures.ts';
import type { Client } from '../client/createClient.ts';
import { courseSchema } from '../courses/contract.ts';
import { courseFixtures } from '../courses/fixtures.ts';
import { eventSchema } from '../events/contract.ts';
import { eventFixtures } from '../events/fixtures.ts';
import { feedItemSchema } from '../feed/contract.ts';
import { feedItemFixtures } from '../feed/fixtures.ts';
import { questionSchema } from '../quizzes/contract.ts';
import { questionFixtures } from '../quizzes/fixtures.ts';
import { postSchema } from '../review/contract.ts';
import { postFixture } from '../review/fixtures.ts';
import { userSchema } from '../users/contract.ts';
import { userFixtures } from '../users/fixtures.ts';
import { contract } from './contract.ts';
import { FakeApi } from './FakeApi.ts';
import { openTab } from './openTab.ts';
import { fakeRoutes } from './routed.ts';

let fake: FakeApi;
let client: Client;

beforeEach(() => {
  fake = new FakeApi();
  ({ client } = openTab(fake));
});

test('the fake responds to every endpoint of the contract', () => {
  const routes = fakeRoutes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  const endpoints = Object.values(contract).flatMap((resource) => Object.values(resource));
  const expected = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(routes)).toEqual(new Set(expected));
});

test('the fake can be slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fake.latency = 3000;
  const answer = fake.handle(new Request('https://api.example.org/v1/captcha/challenge'));
  const isAnswered = vi.fn();
  void answer.then(isAnswered);
  await vi.advanceTimersByTimeAsync(2999);
  expect(isAnswered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isAnswered).toHaveBeenCalledOnce();
});

test.each([
  [
    { status: 503, message: 'Later.' },
    { kind: 'http', status: 503, message: 'Later.' },
  ],
  ['dropped', { kind: 'network' }],
  ['malformed', { kind: 'malformed' }],
  ['wrongShape', { kind: 'malformed' }],
] as const)('the fake fails with %j the requested number of times', async (fault, error) => {
  fake.fail('GET /v1/course', fault, 1);
  await expect(client.request(contract.courses.listCourses, {})).rejects.toMatchObject(error);
  await expect(client.request(contract.courses.listCourses, {})).resolves.toHaveLength(28);
});

test('the faults of the fake can be removed', async () => {
  fake.fail('GET', 'dropped');
  fake.heal();
  await expect(client.request(contract.courses.listCourses, {})).resolves.toHaveLength(28);
});

test('the fake can expire the tokens of many requests at once', async () => {
  fake.sessions.expireAccessTokens();
  fake.sessions.rejectsRenewal = true;
  const answers = await Promise.allSettled([
    client.request(contract.courses.listCourses, {}),
    client.request(contract.users.listUsers, { page: 1 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fake.count('POST /v1/auth/renew')).toBe(1);
});

test('the fake supports huge lists', async () => {
  fake = new FakeApi({ sizes: { courses: 5000, users: 100_000 } });
  ({ client } = openTab(fake));
  await expect(client.request(contract.courses.listCourses, {})).resolves.toHaveLength(5000);
  await expect(client.request(contract.users.listUsers, { page: 1000, size: 100 })).resolves.toMatchObject({
    total: 100_000,
    size: 100,
  });
});

describe('the fixtures', () => {
  const fixtures: readonly (readonly [string, GenericSchema, readonly unknown[]])[] = [
    ['courses', courseSchema, courseFixtures(8)],
    ['quizzes', questionSchema, questionFixtures(3)],
    ['events', eventSchema, eventFixtures(8)],
    ['certificateGroups', certificateGroupSchema, certificateGroupFixtures(8)],
    ['feed', feedItemSchema, feedItemFixtures(4)],
    ['review', postSchema, [postFixture()]],
    ['users', userSchema, userFixtures(6)],
  ];

  test.each(fixtures)('the fixtures of %s match the response schema exactly', (_, schema, items) => {
    for (const item of items) expect(parse(schema, item)).toEqual(item);
  });
});
