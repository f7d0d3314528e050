import { english } from '@cpd/domain/english';
import { describe, expect, test } from 'vitest';
import { contract, errorsOf } from '../testing/contract.ts';
import { ApiError } from './ApiError.ts';
import { errorSentence } from './errorSentence.ts';

const shown = (error: ApiError, language: string) => english(errorSentence(error, language));
const failed = (code: string, retryAfter: number | null = null) =>
  new ApiError('http', { status: 409, message: 'No, because of Ann.', code, retryAfter });

describe('a failure is shown', () => {
  test.each([
    ['in English by what the server says', failed('NAME_TAKEN'), 'en', 'No, because of Ann.'],
    [
      'in another language by its code',
      failed('NAME_TAKEN'),
      'th',
      'There is an administrator with this name already, or one whose name looks the same.',
    ],
    ['by what the server says if its code is unknown', failed('NEW'), 'th', 'No, because of Ann.'],
    ['by what the server says without a code', failed(''), 'th', 'No, because of Ann.'],
    [
      'with what the server says about the input',
      failed('BAD_INPUT'),
      'th',
      'The server did not accept this: No, because of Ann.',
    ],
    [
      'with the seconds to wait',
      failed('TOO_MANY_ATTEMPTS', 1_500),
      'de',
      'Too many failed attempts. Please try again in 2 seconds.',
    ],
    ['by a sentence of ours without a response', new ApiError('network'), 'th', 'Something went wrong.'],
    ['by its code without a message', new ApiError('http', { code: 'BUSY' }), 'en', 'Something went wrong.'],
  ])('%s', (_, error, language, text) => {
    expect(shown(error, language)).toBe(text);
  });
});

test('every code that the apps may receive has a sentence', () => {
  const endpoints = Object.values(contract).flatMap((resource) => Object.values(resource));
  const codes = new Set(
    endpoints
      .filter(({ access }) => access !== 'service')
      .flatMap((endpoint) => Object.values(errorsOf(endpoint)).flat()),
  );
  expect(codes.size).toBeGreaterThan(40);
  expect([...codes].filter((code) => shown(failed(code), 'th') === 'No, because of Ann.')).toEqual([]);
});
