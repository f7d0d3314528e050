import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
let ids: { course: string; group: string };
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  ids = {
    course: (await api.request('POST /v1/course/draft')).json.data,
    group: (await api.request('POST /v1/certificate-group/draft')).json._id,
  };
});

const choices = (first: string) =>
  [first, 'Femur', 'Liver', 'Skin'].map((text, index) => ({ text, isCorrect: index === 1 }));
const question = (text: string, choice = 'Aorta') =>
  api.request('POST /v1/quiz', { body: { course: ids.course, question: text, choices: choices(choice) } });

/** Every stored and displayed text that administrators enter, and the request that sends it. */
const FIELDS = {
  "a course's title": (title: string) => api.request('PATCH /v1/course', { body: { id: ids.course, title } }),
  "a group's name": (name: string) => api.request('POST /v1/certificate-group', { body: { id: ids.group, name } }),
  'a question': (text: string) => question(text),
  'a choice': (text: string) => question('Which?', text),
  "an administrator's name": (username: string) => api.request('POST /v1/administrator', { body: { username } }),
};
const fields = Object.entries(FIELDS);

const BLANK = [
  '',
  ' ',
  '\u00a0\u3000',
  '\u200b',
  '\u2800',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\ufffc',
  '\u00ad\ufeff',
  '\ufe0f',
];

describe.each(fields)('%s', (name, send) => {
  test.each(BLANK)('without visible characters is rejected: %j', async (text) => {
    expect(await send(text)).toMatchObject({ status: 400 });
  });

  test.each(['\u001b[2J', '\u0000', '\u0007', '\u009b', '\u202e', '\ufffe', '\ud800'])(
    'with the character %j is rejected',
    async (character) => {
      expect(await send(`a${character}b`)).toMatchObject({ status: 400 });
    },
  );

  test('with more than 30 combining marks in a row is rejected', async () => {
    expect(await send(`a${'\u0301'.repeat(31)}`)).toMatchObject({ status: 400 });
    expect(await send(`a${'\u0301\u200b'.repeat(31)}`)).toMatchObject({ status: 400 });
  });

  test.each([
    'José Álvarez',
    'Nguyễn Thị Hằng',
    'Иван Петров',
    'Ωμέγα',
    'שלום\u200f!',
    'محمد\u200e (1)',
    'می\u200cخواهم',
    '山田太郎',
    '김철수',
    'สมชาย น้ำใจ',
    'ສຸກສະຫວັນ',
    'क\u094d\u200dष',
    'தமிழ்',
    '👩\u200d⚕️ Nursing',
  ])('is stored in any script: %j', async (text) => {
    // User names also exclude invisible characters, which would make two accounts look the same.
    const isRejected = name === "an administrator's name" && /[\u200c-\u200f]/.test(text);
    expect((await send(text)).status).toBe(isRejected ? 400 : 200);
  });
});
