import { ApiError, ApiProvider, createClient } from '@cpd/api/client';
import { SessionStore } from '@cpd/api/session';
import { MemorySessionStorage } from '@cpd/api/testing';
import type { StoredUpload } from '@cpd/api/uploads/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { uploadedFile, useUploadField } from './useUploadField.ts';

const files = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
const large = new File(['x'.repeat(1_001)], 'large.png', { type: 'image/png' });

/** The requests to a server that delays its responses. */
interface HeldUpload {
  readonly name: string;
  readonly onProgress: ((share: number) => void) | undefined;
  readonly answer: () => void;
}

interface RenderOptions {
  readonly refused?: readonly string[];
  /** Files whose upload fails like a lost connection. */
  readonly unreachable?: readonly string[];
  readonly held?: HeldUpload[];
  /** What the server removes from each file. */
  readonly removed?: readonly string[];
}

/** Uploads posters to a server that rejects some files, or delays its responses until it is released. */
function render({ refused = [], unreachable = [], held, removed = [] }: RenderOptions = {}) {
  const session = new SessionStore(new MemorySessionStorage().openTab());
  const client = createClient({ baseUrl: 'http://fake.test', session });
  vi.spyOn(client, 'request').mockImplementation(async (_endpoint, _input, { file, signal, onProgress } = {}) => {
    const name = file instanceof File ? file.name : '';
    if (unreachable.includes(name)) throw new ApiError('network');
    if (refused.includes(name)) throw new ApiError('http', { status: 415, message: 'Not an image.' });
    const { promise, resolve, reject } = Promise.withResolvers<StoredUpload>();
    const response = { id: name, removed };
    signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
    if (held === undefined) resolve(response);
    else held.push({ name, onProgress, answer: () => resolve(response) });
    return promise;
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={client} onError={() => undefined}>
        {children}
      </ApiProvider>
    </StrictMode>
  );
  const uploaded: string[] = [];
  return { uploaded, ...renderHook(() => useUploadField('image', (id) => void uploaded.push(id)), { wrapper }) };
}

test('useUploadField uploads files in the order of their selection', async () => {
  const { result, uploaded } = render();
  await act(async () => result.current.onFiles(files));
  expect(uploaded).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
  expect(result.current.upload).toEqual({ state: 'idle' });
});

test('useUploadField returns the name and size of an uploaded file while it is the value', async () => {
  const { result } = render({ refused: ['b.png'] });
  await act(async () => result.current.onFiles(files.slice(0, 2)));
  expect(uploadedFile(result.current, 'a.png')).toEqual({ id: 'a.png', name: 'a.png', size: 1, notice: undefined });
  expect(uploadedFile(result.current, 'another')).toBeUndefined();
  expect(uploadedFile(result.current, null)).toBeUndefined();
});

test('useUploadField says what the server has removed from a file', async () => {
  const { result } = render({ removed: ['action', 'link'] });
  await act(async () => result.current.onFiles(files.slice(0, 1)));
  expect(uploadedFile(result.current, 'a.png')?.notice).toBe(
    'Stored without links that do not lead to a web page and scripts and commands. Check that nothing important is missing.',
  );
});

test.each([
  ['b.png', 'Not an image. The 2 files after it were not uploaded either: press Retry to go on, or choose them again.'],
  ['c.png', 'Not an image. The file after it was not uploaded either: press Retry to go on, or choose it again.'],
  ['d.png', 'Not an image.'],
])('useUploadField names the files that wait after %s failed', async (fileName, message) => {
  const { result } = render({ refused: [fileName] });
  await act(async () => result.current.onFiles(files));
  expect(result.current.upload).toMatchObject({ state: 'failed', fileName, message });
});

test('useUploadField uploads the waiting files after a successful retry', async () => {
  const refused = ['b.png'];
  const { result, uploaded } = render({ refused });
  await act(async () => result.current.onFiles(files));
  refused.pop();
  const { upload } = result.current;
  await act(async () => upload.state === 'failed' && upload.onRetry?.());
  expect(uploaded).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
});

test('useUploadField shows the progress of an upload', async () => {
  const held: HeldUpload[] = [];
  const { result } = render({ held });
  await act(async () => result.current.onFiles([large]));
  expect(result.current).toMatchObject({
    isUploading: true,
    upload: { fileName: 'large.png', loaded: 0, total: 1_001 },
  });
  await act(async () => held[0]?.onProgress?.(0.5));
  expect(result.current.upload).toMatchObject({ state: 'uploading', loaded: 501 });
  await act(async () => held[0]?.answer());
  expect(result.current).toMatchObject({
    isUploading: false,
    upload: { state: 'idle' },
    uploaded: { id: 'large.png' },
  });
});

test('useUploadField cancels an upload with the files after it, and shows no progress afterwards', async () => {
  const held: HeldUpload[] = [];
  const { result, uploaded } = render({ held });
  await act(async () => result.current.onFiles(files));
  const { upload } = result.current;
  await act(async () => upload.state === 'uploading' && upload.onCancel());
  await act(async () => held[0]?.onProgress?.(0.5));
  expect(result.current).toMatchObject({ isUploading: false, upload: { state: 'idle' } });
  expect([uploaded, held.map(({ name }) => name)]).toEqual([[], ['a.png']]);
});

test('useUploadField cancels an upload when another file is selected', async () => {
  const held: HeldUpload[] = [];
  const { result, uploaded } = render({ held });
  await act(async () => result.current.onFiles(files.slice(0, 2)));
  await act(async () => result.current.onFiles([large]));
  expect(result.current.upload).toMatchObject({ state: 'uploading', fileName: 'large.png' });
  await act(async () => held[1]?.answer());
  expect([uploaded, held.map(({ name }) => name)]).toEqual([['large.png'], ['a.png', 'large.png']]);
  expect(result.current.upload).toEqual({ state: 'idle' });
});

test('useUploadField cancels all uploads when it unmounts', async () => {
  const held: HeldUpload[] = [];
  const { result, uploaded, unmount } = render({ held });
  await act(async () => result.current.onFiles(files));
  await act(async () => unmount());
  await act(async () => held[0]?.answer());
  expect([uploaded, held.map(({ name }) => name)]).toEqual([[], ['a.png']]);
});

/** A file that was changed or deleted after it was chosen. */
function changedFile(name: string): File {
  const file = new File(['x'], name, { type: 'image/png' });
  const arrayBuffer = () => Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'));
  file.slice = () => Object.assign(new Blob(), { arrayBuffer });
  return file;
}

test.each([
  [[], 'The file was changed or moved. Choose it again.'],
  [
    files.slice(0, 1),
    'The file was changed or moved. Choose it again. The file after it was not uploaded either: choose it again.',
  ],
])(
  'useUploadField asks to select a file again that was changed or moved, with %j after it',
  async (others, message) => {
    const { result } = render({ unreachable: ['changed.png'] });
    await act(async () => result.current.onFiles([changedFile('changed.png'), ...others]));
    await waitFor(() =>
      expect(result.current.upload).toEqual({ state: 'failed', fileName: 'changed.png', message, onRetry: undefined }),
    );
  },
);

test('useUploadField offers Retry when the connection was lost and the file still exists', async () => {
  const { result } = render({ unreachable: ['a.png'] });
  const [file] = files;
  await act(async () => result.current.onFiles(file ? [file] : []));
  await waitFor(() =>
    expect(result.current.upload).toMatchObject({
      state: 'failed',
      message: 'Something went wrong.',
      onRetry: expect.any(Function),
    }),
  );
});
