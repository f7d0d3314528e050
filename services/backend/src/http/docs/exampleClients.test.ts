// @module-tag release
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SCOPES } from '@cpd/domain/apiKey';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addKey } from '../../service/apiKeys.ts';
import { seedGroup, seedQuestion } from '../../testing/seed.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { systemActor } from '../Actor.ts';
import { type Listening, listen } from '../listen.ts';

const examples = new URL('../../../../../examples/', import.meta.url);
const run = promisify(execFile);

let api: TestApp;
let listening: Listening;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  api = await openTestApp();
  listening = await listen('127.0.0.1', 0);
  listening.serve(api.app);
  folder = await mkdtemp(join(tmpdir(), 'cpd-clients-'));
  const { key } = await addKey(api.deps.database, { name: 'example', scopes: SCOPES }, systemActor('command'));
  const state = join(folder, 'mobile-backend.json');
  env = { ...process.env, API_URL: `http://127.0.0.1:${listening.port}`, API_KEY: key, STATE: state };
});
afterAll(async () => {
  await listening.stop();
  await api.close();
  await rm(folder, { recursive: true });
});

const program = (path: string) => new URL(path, examples).pathname;

test('the TypeScript client takes a learner from registration to the certificate, and again without a second effect', async () => {
  const { database } = api.deps;
  const group = await seedGroup(database);
  const course = {
    id: 'course',
    sequence: 1,
    is_enabled: true,
    certificate_group_id: group,
    quiz_limit: 1,
    pass_condition: 1,
  };
  await database.queries.insertInto('courses').values(course).execute();
  await seedQuestion(database, 'course');
  const learn = () => run(process.execPath, [program('mobile-backend/main.ts')], { env });
  const first = learn();
  const post = await vi.waitUntil(async () => (await api.request('GET /v1/post/?status=2')).json.docs[0]?._id, {
    timeout: 120_000,
    interval: 50,
  });
  const { url } = (await api.request(`GET /v1/post/review/url/${post}`)).json;
  await api.request(`POST /v1/post/approve/public/${post}?token=${new URL(url).searchParams.get('token')}`);
  expect((await first).stdout).toContain('Done.');
  expect((await learn()).stdout).toContain('Done.');
  expect(await database.queries.selectFrom('certificates').select('certificate_group_id').execute()).toEqual([
    { certificate_group_id: group },
  ]);
});

test('the Python client loads existing users, names those that are rejected, and follows the events', async () => {
  const file = join(folder, 'users.csv');
  await writeFile(file, 'id,firstName,lastName,email,identity\nu-1,Ada,Byron,ada@example.org,\nu 2,Ben,,,\n');
  const load = run('python3', [program('python/load_users.py'), file], { env });
  await expect(load).rejects.toMatchObject({
    stdout: expect.stringMatching(/^1 users loaded, 1 rejected\nu 2: 400 BAD_INPUT: .+ \(request [0-9a-f-]{36}\)\n$/),
  });
  expect((await api.request('GET /v1/user?keyword=byron')).json.docs).toMatchObject([{ _id: 'u-1' }]);
  await api.deps.database.queries.deleteFrom('users').where('id', '=', 'u-1').execute();
  const follow = async () =>
    (await run('python3', [program('python/follow_events.py'), join(folder, 'cursor')], { env })).stdout;
  expect(await follow()).toMatch(/user\.deleted u-1\n$/);
  expect(await follow()).toBe('');
});
