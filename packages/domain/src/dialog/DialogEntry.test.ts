import { describe, expect, test } from 'vitest';
import {
  CANCEL_LABEL,
  CONFIRM_LABEL,
  canDismiss,
  codeLabel,
  confirmEntry,
  DEFAULT_ERROR_MESSAGE,
  deleteCertificateGroupMessage,
  deleteMessage,
  deleteQuestionMessage,
  enableMessage,
  errorEntry,
  loadingEntry,
  SPINNER_DELAY_MS,
} from './index.ts';

describe('dialog entry', () => {
  test('uses the texts of the specification', () => {
    expect(DEFAULT_ERROR_MESSAGE).toBe('Something went wrong.');
    expect(CONFIRM_LABEL).toBe('Confirm');
    expect(CANCEL_LABEL).toBe('Cancel');
    expect(codeLabel('COURSE_NOT_READY')).toBe('CODE: COURSE_NOT_READY');
  });

  test('of a call in flight carries its key alone', () => {
    expect(loadingEntry('a')).toEqual({ key: 'a', type: 'loading' });
    expect(SPINNER_DELAY_MS).toBe(150);
  });

  test.each([
    ['the server message', { message: 'No such course' }, { message: 'No such course' }],
    ['the default for no failure', undefined, { message: DEFAULT_ERROR_MESSAGE }],
    ['the default for no message', {}, { message: DEFAULT_ERROR_MESSAGE }],
    ['the default for null', { message: null, code: null }, { message: DEFAULT_ERROR_MESSAGE }],
    ['the default for a blank message', { message: ' ' }, { message: DEFAULT_ERROR_MESSAGE }],
    ['a code beside the message', { message: 'No', code: 'E1' }, { message: 'No', code: 'E1' }],
    ['a code beside the default', { code: 'E1' }, { message: DEFAULT_ERROR_MESSAGE, code: 'E1' }],
    ['no code for a blank one', { message: 'No', code: ' ' }, { message: 'No' }],
  ])('of a failure shows %s', (_, failure, shown) => {
    expect(errorEntry('a', failure)).toStrictEqual({ key: 'a', type: 'error', ...shown });
  });

  test('of a question has the default labels and an enabled cancel button', () => {
    expect(confirmEntry('a', 'Sure?')).toEqual({
      key: 'a',
      type: 'confirm',
      message: 'Sure?',
      confirmLabel: 'Confirm',
      cancelLabel: 'Cancel',
      isCancelDisabled: false,
      tone: 'primary',
    });
  });

  test('of a question takes other labels, a disabled cancel button and a tone', () => {
    const choice = { confirmLabel: 'Delete', cancelLabel: 'Keep', isCancelDisabled: true, tone: 'danger' } as const;
    expect(confirmEntry('a', 'Sure?', choice)).toMatchObject(choice);
  });

  test.each([
    ['an error', errorEntry('a'), true],
    ['a question', confirmEntry('a', 'Sure?'), true],
    ['a question whose cancel button is disabled', confirmEntry('a', 'Sure?', { isCancelDisabled: true }), false],
    ['a call in flight', loadingEntry('a'), false],
  ])('%s is taken away by Escape: %3$s', (_, entry, isDismissed) => {
    expect(canDismiss(entry)).toBe(isDismissed);
  });

  test.each([
    ['enabling', enableMessage('42'), 'Are you sure to enable item: 42'],
    ['deleting', deleteMessage('42'), 'Are you sure to delete item: 42'],
    ['deleting a certificate group', deleteCertificateGroupMessage('42'), 'Are you sure to delete item 42'],
    ['deleting a question', deleteQuestionMessage('Which one?'), 'Which one?'],
  ])('asks before %s in the exact words', (_, message, words) => {
    expect(message).toBe(words);
  });
});
