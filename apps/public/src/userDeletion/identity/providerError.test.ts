import { describe, expect, test } from 'vitest';
import { IdentityError } from './Identity.ts';
import { providerError } from './providerError.ts';

describe('providerError', () => {
  test.each([
    [
      'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).',
      'auth/wrong-password',
      'The password is invalid or the user does not have a password.',
    ],
    ['Firebase: Try (again) later. (auth/too-many-requests).', 'auth/too-many-requests', 'Try (again) later.'],
    ['Firebase: Not yet. (auth/starting)', 'auth/starting', 'Not yet.'],
    ['Firebase: Error (auth/internal-error).', 'auth/internal-error', 'Error'],
  ])("the provider's own text is extracted from %j", (message, code, text) => {
    const { code: readCode, message: readMessage } = providerError(new Error(message));
    expect([readCode, readMessage]).toEqual([code, text]);
  });

  test('another error keeps its message and code', () => {
    expect(providerError(Object.assign(new Error('Offline.'), { code: 'auth/network-request-failed' }))).toMatchObject({
      code: 'auth/network-request-failed',
      message: 'Offline.',
    });
  });

  test.each([new Error('Boom.'), 'Boom.'])('anything that is thrown has a message and a code: %o', (thrown) => {
    expect(providerError(thrown)).toMatchObject({ code: 'auth/internal-error', message: 'Boom.' });
  });

  test('an error of the provider stays the same', () => {
    const error = new IdentityError('auth/x', 'X.');
    expect(providerError(error)).toBe(error);
  });
});
