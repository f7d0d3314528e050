import { expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { DEFAULT_ERROR_MESSAGE, deleteCertificateGroupMessage, deleteMessage, enableMessage } from './dialog.ts';

// Texts to the letter (rules A3 and D6).
test.each([
  ['a failure without a message', 'Something went wrong.', DEFAULT_ERROR_MESSAGE],
  ['the question before enabling', 'Are you sure to enable item: 42', enableMessage('42')],
  ['the question before deleting', 'Are you sure to delete item: 42', deleteMessage('42')],
  [
    'the question before deleting a certificate group',
    'Are you sure to delete item 42',
    deleteCertificateGroupMessage('42'),
  ],
])('%s has the text: %s', (_, text, message) => {
  expect(typeof message === 'string' ? message : english(message)).toBe(text);
});
