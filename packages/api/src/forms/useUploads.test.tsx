import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { ApiProvider } from '../react/ClientContext.tsx';
import { SessionStore } from '../session/SessionStore.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import type { StoredUpload } from '../uploads/contract.ts';
import { useUploads } from './useUploads.ts';

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
  return { uploaded, ...renderHook(() => useUploads('image', ({ id }) => void uploaded.push(id)), { wrapper }) };
}

test('useUploads uploads files in the order of their selection', async () => {
  const { result, uploaded } = render();
  await act(async () => result.current.send(files));
  expect(uploaded).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
  expect(result.current.progress).toEqual({ state: 'idle' });
});

test('useUploads returns the file that was uploaded last, with what the server has removed from it', async () => {
  const { result } = render({ refused: ['c.png'], removed: ['action', 'link'] });
  await act(async () => result.current.send(files.slice(0, 3)));
  expect(result.current.uploaded).toEqual({ id: 'b.png', name: 'b.png', size: 1, removed: ['action', 'link'] });
});

test.each([
  ['b.png', 2],
  ['c.png', 1],
  ['d.png', 0],
])('useUploads counts the files that wait after %s failed', async (fileName, waiting) => {
  const { result } = render({ refused: [fileName] });
  await act(async () => result.current.send(files));
  expect(result.current.progress).toEqual({ state: 'failed', fileName, error: expect.any(ApiError), waiting });
});

test('useUploads uploads the waiting files after a successful retry', async () => {
  const refused = ['b.png'];
  const { result, uploaded } = render({ refused });
  await act(async () => result.current.send(files));
  refused.pop();
  await act(async () => result.current.retry());
  expect(uploaded).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
});

test('useUploads shows the progress of an upload', async () => {
  const held: HeldUpload[] = [];
  const { result } = render({ held });
  await act(async () => result.current.send([large]));
  expect(result.current).toMatchObject({
    progress: { fileName: 'large.png', loaded: 0, total: 1_001 },
  });
  await act(async () => held[0]?.onProgress?.(0.5));
  expect(result.current.progress).toMatchObject({ state: 'uploading', loaded: 501 });
  await act(async () => held[0]?.answer());
  expect(result.current).toMatchObject({
    progress: { state: 'idle' },
    uploaded: { id: 'large.png' },
  });
});

test('useUploads cancels an upload with the files after it, and shows no progress afterwards', async () => {
  const held: HeldUpload[] = [];
  const { result, uploaded } = render({ held });
  await act(async () => result.current.send(files));
  await act(async () => result.current.cancel());
  await act(async () => held[0]?.onProgress?.(0.5));
  expect(result.current).toMatchObject({ progress: { state: 'idle' } });
  expect([uploaded, held.map(({ name }) => name)]).toEqual([[], ['a.png']]);
});

test('useUploads cancels an upload when another file is selected', async () => {
  const held: HeldUpload[] = [];
  const { result, uploaded } = render({ held });
  await act(async () => result.current.send(files.slice(0, 2)));
  await act(async () => result.current.send([large]));
  expect(result.current.progress).toMatchObject({ state: 'uploading', fileName: 'large.png' });
  await act(async () => held[1]?.answer());
  expect([uploaded, held.map(({ name }) => name)]).toEqual([['large.png'], ['a.png', 'large.png']]);
  expect(result.current.progress).toEqual({ state: 'idle' });
});

test('useUploads cancels all uploads when it unmounts', async () => {
  const held: HeldUpload[] = [];
  const { result, uploaded, unmount } = render({ held });
  await act(async () => result.current.send(files));
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

test.each([0, 1])(
  'useUploads offers no retry for a file that was changed or moved, with %i after it',
  async (waiting) => {
    const { result } = render({ unreachable: ['changed.png'] });
    await act(async () => result.current.send([changedFile('changed.png'), ...files.slice(0, waiting)]));
    await waitFor(() =>
      expect(result.current.progress).toEqual({ state: 'failed', fileName: 'changed.png', error: undefined, waiting }),
    );
  },
);

test('useUploads says why the connection was lost while the file still exists', async () => {
  const { result } = render({ unreachable: ['a.png'] });
  await act(async () => result.current.send(files.slice(0, 1)));
  await waitFor(() => expect(result.current.progress).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
});
