import { describe, expect, test } from 'vitest';
import { queuedConfirm, queuedError } from './QueuedDialog.ts';

describe('queued dialogs', () => {
  test.each([
    ["the server's message", { message: 'No such course' }, { message: 'No such course' }],
    ['the default without a message', undefined, { message: 'Something went wrong.' }],
    ['the default for a missing message', {}, { message: 'Something went wrong.' }],
    ['the default for null', { message: null, code: null }, { message: 'Something went wrong.' }],
    ['the default for a blank message', { message: ' ' }, { message: 'Something went wrong.' }],
    ['a code with the message', { message: 'No', code: 'E1' }, { message: 'No', errorCode: 'E1' }],
    ['a code with the default', { code: 'E1' }, { message: 'Something went wrong.', errorCode: 'E1' }],
    ['no code for a blank one', { message: 'No', code: ' ' }, { message: 'No' }],
  ])('an error shows %s', (_, failure, shown) => {
    expect(queuedError('a', failure)).toStrictEqual({ key: 'a', type: 'error', ...shown });
  });

  test('a confirmation has the default labels and an enabled cancel button', () => {
    expect(queuedConfirm('a', { message: 'Sure?' })).toEqual({
      key: 'a',
      type: 'confirm',
      title: 'Please confirm',
      message: 'Sure?',
      confirmLabel: 'Confirm',
      cancelLabel: 'Cancel',
      isCancelDisabled: false,
      tone: 'primary',
    });
  });

  test('a confirmation accepts other labels, a disabled cancel button and a tone', () => {
    const choice = { confirmLabel: 'Delete', cancelLabel: 'Keep', isCancelDisabled: true, tone: 'danger' } as const;
    expect(queuedConfirm('a', { message: 'Sure?', ...choice })).toMatchObject(choice);
  });
});
