import { expect, test } from 'vitest';
import { DEFAULT_ERROR_MESSAGE, deleteCertificateGroupMessage, deleteMessage, enableMessage } from './index.ts';

// Rules A3 and D6.
test.each([
  ['A failure without a message of its own', DEFAULT_ERROR_MESSAGE, 'Something went wrong.'],
  ['The question before enabling', enableMessage('42'), 'Are you sure to enable item: 42'],
  ['The question before deleting', deleteMessage('42'), 'Are you sure to delete item: 42'],
  [
    'The question before deleting a certificate group',
    deleteCertificateGroupMessage('42'),
    'Are you sure to delete item 42',
  ],
])('%s says exactly: %3$s', (_, message, words) => {
  expect(message).toBe(words);
});
