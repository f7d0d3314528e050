import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FileUploads, uploadedFile, useUploadField } from './index.ts';

const pdf = { id: 'file-1', name: 'a.pdf', size: 2048, removed: [] };

function field(uploads: Partial<FileUploads<string>>) {
  const none = { progress: { state: 'idle' }, uploaded: undefined, isUploading: () => false } as const;
  const actions = { send: () => undefined, retry: () => undefined, cancel: () => undefined };
  return renderHook(() => useUploadField({ ...none, ...actions, ...uploads }, (error) => `${error}.`)).result.current;
}

const failed = (error: string | undefined, waiting: number) =>
  field({ progress: { state: 'failed', fileName: 'b.png', error, waiting } }).upload;

test.each([
  [2, 'Not an image. The 2 files after it were not uploaded either: press Retry to go on, or choose them again.'],
  [1, 'Not an image. The file after it was not uploaded either: press Retry to go on, or choose it again.'],
  [0, 'Not an image.'],
])('useUploadField says why an upload failed, and that %i files wait', (waiting, message) => {
  expect(failed('Not an image', waiting)).toEqual({
    state: 'failed',
    fileName: 'b.png',
    message,
    onRetry: expect.any(Function),
  });
});

test.each([
  [0, 'The file was changed or moved. Choose it again.'],
  [1, 'The file was changed or moved. Choose it again. The file after it was not uploaded either: choose it again.'],
  [
    3,
    'The file was changed or moved. Choose it again. The 3 files after it were not uploaded either: choose them again.',
  ],
])('useUploadField asks to choose a file again that was changed or moved, with %i after it', (waiting, message) => {
  expect(failed(undefined, waiting)).toMatchObject({ message, onRetry: undefined });
});

test('useUploadField returns the name and size of an uploaded file while it is the value', () => {
  const uploaded = field({ uploaded: pdf });
  expect(uploadedFile(uploaded, 'file-1')).toEqual({ name: 'a.pdf', size: 2048, notice: undefined });
  expect(uploadedFile(uploaded, 'another')).toBeUndefined();
  expect(uploadedFile(uploaded, null)).toBeUndefined();
});

test('useUploadField says what the server has removed from a file', () => {
  const uploaded = field({ uploaded: { ...pdf, removed: ['action', 'link', 'hologram'] } });
  expect(uploadedFile(uploaded, 'file-1')?.notice).toBe(
    'Stored without links that do not lead to a web page and scripts and commands. Check that nothing important is missing.',
  );
});

test('useUploadField is uploading while a file is being sent, and cancels it', () => {
  const sending = { state: 'uploading', fileName: 'a.png', loaded: 1, total: 2 } as const;
  const cancel = () => undefined;
  const { isUploading, upload } = field({ progress: sending, cancel });
  expect([isUploading, upload]).toEqual([true, { ...sending, onCancel: cancel }]);
});
