import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readCourse } from '../courses/contract.ts';
import { courseDraftFixture } from '../courses/fixtures.ts';
import { ApiError } from './ApiError.ts';
import { decodeReply } from './decode.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { idResponseSchema } from './schemas.ts';

const draft = endpoint('POST', '/v1/course/draft', {
  summary: 'Creates a draft.',
  response: idResponseSchema,
});
const enable = endpoint('PATCH', '/v1/course/enable/:id', { summary: 'Enables.' });

function failureOf(call: () => unknown): ApiError {
  try {
    call();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('Nothing was thrown that a caller expects.');
}

test.each(['"abc"', '{"_id":"abc"}', '{"data":"abc"}', '{"data":{"_id":"abc"}}'])(
  'an answer %s is the id abc',
  (text) => {
    expect(decodeReply(draft, { status: 200, text })).toBe('abc');
  },
);

test.each(['""', '{}', 'null', '7', '{"data":{}}', '{"_id":7}', '[]'])('an answer %s is no id', (text) => {
  expect(failureOf(() => decodeReply(draft, { status: 200, text })).kind).toBe('malformed');
});

test('an answer is read bare and under data', () => {
  const course = courseDraftFixture();
  for (const answer of [course, { data: course }]) {
    expect(decodeReply(readCourse, { status: 200, text: JSON.stringify(answer) })).toEqual(course);
  }
});

test('an answer reads what is missing and what is null as not set, and forgets what it does not know', () => {
  const bare = { _id: 'course-draft', sequence: 1 };
  const nulls = { ...courseDraftFixture(), isEnable: null, passCondition: null, quizLimit: null, foreign: true };
  for (const answer of [bare, nulls]) {
    const decoded = decodeReply(readCourse, { status: 200, text: JSON.stringify(answer) });
    expect({ ...decoded, questionCount: 0 }).toEqual(courseDraftFixture());
  }
});

test.each(['', 'OK', '{"any":"thing"}', '<html>'])('an answer of a call without one may be %j', (text) => {
  expect(decodeReply(enable, { status: 204, text })).toBeUndefined();
});

test.each(['', '<!doctype html>', '{"docs":', '{"docs":{}}', '{"_id":"a","sequence":"first"}'])(
  'an answer %j that breaks the contract says what is wrong to developers only',
  (text) => {
    const error = failureOf(() => decodeReply(readCourse, { status: 200, text }));
    expect(error).toMatchObject({ kind: 'malformed', message: 'Something went wrong.', status: 200, code: null });
    expect(String(error.cause)).toContain('GET /v1/course/:id broke its contract');
  },
);

describe('an error answer', () => {
  test.each([
    ['{"message":"No.","code":"NO"}', 'No.', 'NO'],
    ['{"message":"No.","code":409}', 'No.', '409'],
    ['{"message":"No."}', 'No.', null],
    ['{"code":"NO"}', 'Something went wrong.', 'NO'],
    ['{"message":null,"code":null}', 'Something went wrong.', null],
    ['{"message":"  ","code":" "}', 'Something went wrong.', null],
    ['{"message":["No.","Never."],"code":{}}', 'Something went wrong.', null],
    ['"No."', 'Something went wrong.', null],
    ['', 'Something went wrong.', null],
    ['<h1>Bad gateway</h1>', 'Something went wrong.', null],
  ])('an error answer %s shows %s', (text, message, code) => {
    const error = failureOf(() => decodeReply(enable, { status: 502, text }));
    expect(error).toMatchObject({ kind: 'refused', status: 502, message, code, isSilent: false });
  });

  test('an error answer is one whatever its body looks like', () => {
    const text = JSON.stringify(courseDraftFixture());
    expect(failureOf(() => decodeReply(readCourse, { status: 500, text })).kind).toBe('refused');
  });

  test('an error answer does not come from answers that merely have a message', () => {
    const loose = { ...readCourse, response: v.object({ message: v.string() }) };
    expect(decodeReply(loose, { status: 200, text: '{"message":"Fine."}' })).toEqual({ message: 'Fine.' });
  });
});

describe('a response of a proxy without JSON', () => {
  const text = '<html><head><title>413 Request Entity Too Large</title></head></html>';
  const upload = endpoint('POST', '/v1/image/upload', {
    summary: 'Uploads.',
    upload: 'image',
    response: idResponseSchema,
  });

  test.each<[Endpoint, number, string]>([
    [upload, 413, 'The file is too large for the server.'],
    [enable, 413, 'This is too large for the server.'],
    [upload, 502, 'Something went wrong.'],
    [enable, 503, 'Something went wrong.'],
    [readCourse, 504, 'Something went wrong.'],
    [upload, 400, 'Something went wrong.'],
  ])('of %o with status %i is shown as %j', (of, status, message) => {
    expect(failureOf(() => decodeReply(of, { status, text }))).toMatchObject({ kind: 'refused', status, message });
  });

  test('does not take the place of the message that the server gives', () => {
    const json = JSON.stringify({ message: 'The file must not be larger than 10 MB.', code: 'TOO_LARGE' });
    const error = failureOf(() => decodeReply(upload, { status: 413, text: json }));
    expect(error).toMatchObject({ message: 'The file must not be larger than 10 MB.', code: 'TOO_LARGE' });
  });
});
