import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { decodeReply } from '../http/decode.ts';
import { ApiProvider } from '../react/ClientContext.tsx';
import { SessionStore } from '../session/SessionStore.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { fakeOverHttp } from '../testing/node/fakeOverHttp.ts';
import { uploadFile } from '../uploads/contract.ts';
import { useUploads } from './useUploads.ts';

const server = fakeOverHttp();
const UPLOAD = 'POST /v1/image/upload';
const stored = { id: 'new-1', removed: [], name: 'cover.png', size: 200_000 };
const image = new File([new Uint8Array(200_000)], 'cover.png', { type: 'image/png' });

/** Uploads over real HTTP from another origin, by XMLHttpRequest as in a browser. */
function render() {
  const session = new SessionStore(new MemorySessionStorage().openTab());
  session.signIn(server.fake.sessions.start());
  const onRequestStart = vi.fn(() => () => undefined);
  const client = createClient({ baseUrl: server.origin, session, onRequestStart: onRequestStart });
  const report = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={client} onError={report}>
        {children}
      </ApiProvider>
    </StrictMode>
  );
  const shares: number[] = [];
  const { request } = client;
  vi.spyOn(client, 'request').mockImplementation((endpoint, input, options) =>
    request(endpoint, input, {
      ...options,
      onProgress(share) {
        shares.push(share);
        options?.onProgress?.(share);
      },
    }),
  );
  const onUploaded = vi.fn();
  const { result } = renderHook(() => useUploads('image', onUploaded), { wrapper });
  const failed = (error: object) =>
    waitFor(() => expect(result.current.progress).toMatchObject({ state: 'failed', error }));
  const uploaded = () => waitFor(() => expect(onUploaded).toHaveBeenCalledExactlyOnceWith(stored));
  return { result, shares, uploaded, failed, onUploaded, report, session, onRequestStart };
}

test('an upload reports its progress', async () => {
  const { result, shares, uploaded } = render();
  act(() => result.current.send([image]));
  await uploaded();
  expect(shares).toEqual([1]);
});

test('an upload returns the id and shows no overlay', async () => {
  const { result, uploaded, onRequestStart } = render();
  act(() => result.current.send([image]));
  await uploaded();
  expect(result.current.uploaded).toEqual(stored);
  expect(onRequestStart).not.toHaveBeenCalled();
  expect(server.fake.requests[0]?.body).toEqual({ name: 'cover.png', size: 200_000, type: 'image/png' });
  expect(server.fake.requests[0]?.headers.get('Authorization')).toBe('Bearer access-1');
});

test.each([
  ['a bare id', 'a', []],
  ['an object', { _id: 'a' }, []],
  ['an id in data', { data: 'a' }, []],
  ['an object in data', { data: { _id: 'a' } }, []],
  ['what was removed', { data: { _id: 'a', removed: ['link', 'hologram'] } }, ['link', 'hologram']],
])('the response to an upload may be %s', (_, response, removed) => {
  expect(decodeReply(uploadFile, { status: 200, text: JSON.stringify(response) })).toEqual({ id: 'a', removed });
});

test('an upload that is aborted ends silently', async () => {
  server.fake.pause(UPLOAD);
  const { result, report, onUploaded } = render();
  act(() => result.current.send([image]));
  await waitFor(() => expect(server.fake.requests).toHaveLength(1));
  act(() => result.current.cancel());
  await waitFor(() => expect(result.current.progress).toEqual({ state: 'idle' }));
  expect(onUploaded).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

test('an upload that fails says why, is reported once, and can be sent again', async () => {
  server.fake.fail(UPLOAD, { status: 413, message: 'Too large.' }, 1);
  const { result, report, failed, uploaded } = render();
  act(() => result.current.send([image]));
  await failed({ message: 'Too large.' });
  expect(report).toHaveBeenCalledOnce();
  act(() => result.current.retry());
  await uploaded();
});

test('an upload survives a dropped connection as a failure', async () => {
  server.fake.fail(UPLOAD, 'dropped');
  const { result, failed } = render();
  act(() => result.current.send([image]));
  await failed({ message: 'Something went wrong.' });
});

test('an upload without progress for 30 seconds fails like a lost connection, and can be sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = server.fake.pause(UPLOAD);
  const { result, report, failed, onUploaded } = render();
  act(() => result.current.send([image]));
  await vi.waitFor(() => expect(server.fake.requests).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  vi.useRealTimers();
  await failed({ message: 'Something went wrong.' });
  expect(report).toHaveBeenCalledOnce();
  release();
  act(() => result.current.retry());
  await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
});

test('an upload may take as long as it needs while something of it is sent every 30 seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  let sent: XMLHttpRequest | undefined;
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent = this;
  });
  const { result } = render();
  act(() => result.current.send([image]));
  for (const loaded of [1, 2, 3]) {
    vi.advanceTimersByTime(29_000);
    sent?.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 10 }));
  }
  vi.advanceTimersByTime(29_999);
  expect(abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(abort).toHaveBeenCalledOnce();
});

test('an upload renews a stale session and is sent once more', async () => {
  const { result, session, uploaded } = render();
  server.fake.sessions.expireAccessTokens();
  act(() => result.current.send([image]));
  await uploaded();
  expect([server.fake.count(UPLOAD), server.fake.count('POST /v1/auth/renew')]).toEqual([2, 1]);
  expect(session.getSnapshot().accessToken).toBe('access-2');
});
