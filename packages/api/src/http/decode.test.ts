import { english } from '@cpd/domain/english';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readCourse } from '../courses/contract.ts';
import { courseDraftFixture } from '../courses/fixtures.ts';
import { ApiError } from './ApiError.ts';
import { decodeReply } from './decode.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { errorSentence } from './errorSentence.ts';
import { idResponseSchema } from './schemas.ts';

const draft = endpoint('POST', '/v1/course/draft', {
  summary: 'Creates a draft.',
  response: idResponseSchema,
});
const enable = endpoint('PATCH', '/v1/course/enable/:id', { summary: 'Enables.' });

function failureOf(decode: () => unknown): ApiError {
  try {
    decode();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('Nothing was thrown that a caller expects.');
}

test.each(['"abc"', '{"_id":"abc"}', '{"data":"abc"}', '{"data":{"_id":"abc"}}'])(
  'a response %s is the id abc',
  (text) => {
    expect(decodeReply(draft, { status: 200, text })).toBe('abc');
  },
);

test.each(['""', '{}', 'null', '7', '{"data":{}}', '{"_id":7}', '[]'])('a response %s is not an id', (text) => {
  expect(failureOf(() => decodeReply(draft, { status: 200, text })).kind).toBe('malformed');
});

test('a response is decoded bare and under data', () => {
  const course = courseDraftFixture();
  for (const response of [course, { data: course }]) {
    expect(decodeReply(readCourse, { status: 200, text: JSON.stringify(response) })).toEqual(course);
  }
});

test('a response with missing and null fields decodes them as not set, and drops unknown ones', () => {
  const bare = { _id: 'course-draft', sequence: 1 };
  const nulls = { ...courseDraftFixture(), isEnable: null, passCondition: null, quizLimit: null, foreign: true };
  for (const response of [bare, nulls]) {
    const decoded = decodeReply(readCourse, { status: 200, text: JSON.stringify(response) });
    expect({ ...decoded, questionCount: 0 }).toEqual(courseDraftFixture());
  }
});

test.each(['', 'OK', '{"any":"thing"}', '<ok/>', '<html>'])(
  'the response of an endpoint without a schema may be %j',
  (text) => {
    expect(decodeReply(enable, { status: 200, text })).toBeUndefined();
  },
);

test.each(['<!doctype html><title>Sign in', '\ufeff\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD">'])(
  'a web page instead of a response, such as %j of a proxy, is no success of an endpoint without a schema',
  (text) => {
    expect(failureOf(() => decodeReply(enable, { status: 200, text }))).toMatchObject({
      kind: 'malformed',
      isOutcomeUnknown: true,
    });
  },
);

test.each(['', '<!doctype html>', '{"docs":', '{"docs":{}}', '{"_id":"a","sequence":"first"}'])(
  'a response %j that violates the contract has details for developers only',
  (text) => {
    const error = failureOf(() => decodeReply(readCourse, { status: 200, text }));
    expect(error).toMatchObject({ kind: 'malformed', message: 'Something went wrong.', status: 200, code: null });
    expect(String(error.cause)).toContain('GET /v1/course/:id broke its contract');
  },
);

describe('an error response', () => {
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
  ])('an error response %s has the message %s', (text, message, code) => {
    const error = failureOf(() => decodeReply(enable, { status: 502, text }));
    expect(error).toMatchObject({ kind: 'http', status: 502, message, code, isSilent: false });
  });

  test('an error response may have any body', () => {
    const text = JSON.stringify(courseDraftFixture());
    expect(failureOf(() => decodeReply(readCourse, { status: 500, text })).kind).toBe('http');
  });

  test('a 2xx response with a message is not an error', () => {
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
    const error = failureOf(() => decodeReply(of, { status, text }));
    expect(error).toMatchObject({ kind: 'http', status });
    expect(english(errorSentence(error, 'en'))).toBe(message);
  });

  test('does not replace the message of the server', () => {
    const json = JSON.stringify({ message: 'The file must not be larger than 10 MB.', code: 'TOO_LARGE' });
    const error = failureOf(() => decodeReply(upload, { status: 413, text: json }));
    expect(error).toMatchObject({ message: 'The file must not be larger than 10 MB.', code: 'TOO_LARGE' });
  });
});
