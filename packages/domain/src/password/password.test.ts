import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentence } from '../sentence/sentence.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordChangeProblem, passwordLengthProblem } from './password.ts';

const both = ['newPassword', 'renewedPassword'];
const change = (oldPassword: string, newPassword: string, renewedPassword = newPassword) => ({
  oldPassword,
  newPassword,
  renewedPassword,
});

describe('password', () => {
  test('a new password has 8 to 128 characters', () => {
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([8, 128]);
  });

  test.each([
    ['seven characters', 'tooShort', 'a'.repeat(7)],
    ['eight characters', null, 'a'.repeat(8)],
    ['128 characters', null, 'a'.repeat(128)],
    ['129 characters', 'tooLong', 'a'.repeat(129)],
    ['seven emoji', 'tooShort', '🩺'.repeat(7)],
    ['128 emoji', null, '🩺'.repeat(128)],
    ['spaces', null, ' '.repeat(8)],
  ])('a password of %s has the problem %j', (_, problem, password) => {
    expect(passwordLengthProblem(password)).toBe(problem);
  });

  test.each([
    ['nothing', change('old secret', 'new secret'), null],
    [
      'the old password',
      change('', 'new secret'),
      { kind: 'oldPasswordEmpty', fields: ['oldPassword'], message: sentence('Enter the old password.') },
    ],
    [
      'the old password and the new password twice',
      change('', 'new secret', 'new'),
      { kind: 'oldPasswordEmpty', fields: ['oldPassword', ...both], message: sentence('Enter the old password.') },
    ],
    ['a new password, without a message', change('old', ''), { kind: 'newPasswordEmpty', fields: both, message: null }],
    [
      'the same password twice, without a message',
      change('old', 'new secret', 'new'),
      { kind: 'mismatch', fields: both, message: null },
    ],
    ['the new password twice', change('old', 'new secret', ''), { kind: 'mismatch', fields: both, message: null }],
    [
      'a longer one',
      change('old', 'short'),
      {
        kind: 'tooShort',
        fields: both,
        message: sentence('Use at least {min} characters for the new password.', { min: 8 }),
      },
    ],
    [
      'a shorter one',
      change('old', 'a'.repeat(129)),
      {
        kind: 'tooLong',
        fields: both,
        message: sentence('Use at most {max} characters for the new password.', { max: 128 }),
      },
    ],
  ])('a change of the password needs %s', (_, input, problem) => {
    expect(passwordChangeProblem(input)).toEqual(problem);
  });

  test('a change is sent only with two equal new passwords of a valid length', () => {
    const password = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constant('new secret'),
      fc.string({ minLength: 120, maxLength: 140 }),
    );
    fc.assert(
      fc.property(password, password, password, (oldPassword, newPassword, renewedPassword) => {
        const isFine =
          oldPassword !== '' && newPassword === renewedPassword && passwordLengthProblem(newPassword) === null;
        expect(passwordChangeProblem({ oldPassword, newPassword, renewedPassword }) === null).toBe(isFine);
      }),
    );
  });
});
