import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { type Listening, listen } from './listen.ts';

let api: TestApp;
let listening: Listening;
let accessToken: string;
beforeAll(async () => {
  api = await openTestApp();
  listening = await listen('127.0.0.1', 0);
  listening.serve(api.app);
  accessToken = await api.accessTokenOf('ada');
});
afterAll(async () => {
  await listening.stop();
  await api.close();
});

/** Sends a request over a connection, as the signed-in administrator. */
async function send(line: string, { accept, body }: { accept?: string; body?: unknown } = {}) {
  const [method = 'GET', path = '/'] = line.split(' ');
  const response = await fetch(`http://127.0.0.1:${listening.port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(accept !== undefined && { accept }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, type: response.headers.get('content-type'), json: await response.json() };
}

const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
const missing = { message: "This course doesn't exist any more.", code: 'NOT_FOUND', request_id: id };

test.each([
  'application/problem+json',
  'application/json, application/problem+json',
  'application/json, Application/Problem+JSON;q=0.1, */*',
])('an error is sent as problem details if the client accepts %s', async (accept) => {
  const { status, type, json } = await send('GET /v1/course/missing', { accept });
  expect([status, type]).toEqual([404, 'application/problem+json']);
  expect(json).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: "This course doesn't exist any more.",
    ...missing,
  });
});

test.each([undefined, '*/*', 'application/json', 'application/*', 'application/json, application/problem+json;q=0'])(
  'an error is sent as {message, code, request_id} if the client accepts %s',
  async (accept) => {
    const { status, type, json } = await send('GET /v1/course/missing', accept === undefined ? {} : { accept });
    expect([status, type, json]).toEqual([404, 'application/json', missing]);
  },
);

test.each([
  ['an unknown address', 'GET /v1/nothing', 404, 'NOT_FOUND'],
  ['another method', 'PUT /v1/course', 405, 'METHOD_NOT_ALLOWED'],
  ['a missing body', 'PATCH /v1/course', 400, 'BAD_INPUT'],
])('%s is a problem too', async (_, line, status, code) => {
  const { json } = await send(line, { accept: 'application/problem+json' });
  expect(json).toMatchObject({ type: 'about:blank', status, code, detail: json.message });
});

test('a service that starts sends problem details too', async () => {
  const starting = await listen('127.0.0.1', 0);
  const headers = { accept: 'application/problem+json' };
  const response = await fetch(`http://127.0.0.1:${starting.port}/v1/course`, { headers });
  await starting.stop();
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 503, title: 'Service Unavailable', code: 'NOT_READY' });
});

describe('invalid input', () => {
  test('every invalid field of a body is named, nested ones by their path', async () => {
    const choice = { text: 'Yes', isCorrect: true };
    const body = { question: 5, choices: [choice, { text: 'x\u0000' }, choice, { text: 7, isCorrect: false }] };
    const { status, json } = await send('POST /v1/quiz/', { body });
    expect(status).toBe(400);
    expect(json).toEqual({
      message: 'The field "course" is missing.',
      code: 'BAD_INPUT',
      request_id: id,
      errors: [
        { field: 'course', message: 'The field "course" is missing.' },
        { field: 'question', message: 'The field "question" is not valid: it must be a text.' },
        {
          field: 'choices.1.text',
          message: 'The field "choices.1.text" has hidden control characters. Type it instead of pasting it.',
        },
        { field: 'choices.1.isCorrect', message: 'The field "choices.1.isCorrect" is missing.' },
        { field: 'choices.3.text', message: 'The field "choices.3.text" is not valid: it must be a text.' },
      ],
    });
  });

  test('every invalid parameter of a query is named', async () => {
    const { json } = await send('GET /v1/event?page=first&size=all&isEnable=perhaps');
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual(['page', 'size', 'isEnable']);
  });

  test('problem details name the invalid fields too', async () => {
    const { json } = await send('PATCH /v1/course', { accept: 'application/problem+json', body: { title: 1 } });
    expect(json).toMatchObject({ status: 400, errors: [{ field: 'id' }, { field: 'title' }] });
  });

  test('a long body with many invalid entries names the first', async () => {
    const body = { event: 'x', images: Array(10_001).fill(1) };
    const { status, json } = await send('PATCH /v1/event', { body });
    expect([status, json.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['images.0']]);
  });
});
