import { ApiError, ApiProvider, createClient } from '@cpd/api/client';
import { SessionStore } from '@cpd/api/session';
import { MemorySessionStorage } from '@cpd/api/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { arrivedAs, useUploadField } from './useUploadField.ts';

afterEach(cleanup);

const files = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => new File(['x'], name, { type: 'image/png' }));

/** Uploads of posters to a server that refuses these files. */
function render(refused: readonly string[]) {
  const session = new SessionStore(new MemorySessionStorage().openTab());
  const client = createClient({ baseUrl: 'http://fake.test', session });
  vi.spyOn(client, 'call').mockImplementation(async (_endpoint, _input, options) => {
    const name = options?.file instanceof File ? options.file.name : '';
    if (refused.includes(name)) throw new ApiError('refused', { status: 415, message: 'Not an image.' });
    return name;
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider client={client} onError={() => undefined}>
      {children}
    </ApiProvider>
  );
  const uploaded: string[] = [];
  return { uploaded, ...renderHook(() => useUploadField('image', (id) => void uploaded.push(id)), { wrapper }) };
}

test('uploads posters in the order they were chosen', async () => {
  const { result, uploaded } = render([]);
  await act(async () => result.current.onFiles(files));
  expect(uploaded).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
  expect(result.current.upload).toEqual({ state: 'idle' });
});

test('tells the name and the size of what has arrived, as long as the field holds it', async () => {
  const { result } = render(['b.png']);
  await act(async () => result.current.onFiles(files.slice(0, 2)));
  expect(arrivedAs(result.current, 'a.png')).toEqual({ id: 'a.png', name: 'a.png', size: 1 });
  expect(arrivedAs(result.current, 'another')).toBeUndefined();
  expect(arrivedAs(result.current, null)).toBeUndefined();
});

test.each([
  ['b.png', 'Not an image. The 2 files after it were not uploaded either: press Retry to go on, or choose them again.'],
  ['c.png', 'Not an image. The file after it was not uploaded either: press Retry to go on, or choose it again.'],
  ['d.png', 'Not an image.'],
])('says what waits behind %s that failed', async (fileName, message) => {
  const { result } = render([fileName]);
  await act(async () => result.current.onFiles(files));
  expect(result.current.upload).toMatchObject({ state: 'failed', fileName, message });
});

test('goes on with what waits when the one that failed arrives', async () => {
  const refused = ['b.png'];
  const { result, uploaded } = render(refused);
  await act(async () => result.current.onFiles(files));
  refused.pop();
  const { upload } = result.current;
  await act(async () => upload.state === 'failed' && upload.onRetry());
  expect(uploaded).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
});
