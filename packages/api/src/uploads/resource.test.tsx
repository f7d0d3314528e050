import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { decodeReply } from '../http/decode.ts';
import { ApiProvider } from '../react/ClientContext.tsx';
import { SessionStore } from '../session/SessionStore.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { fakeOverHttp } from '../testing/node/fakeOverHttp.ts';
import { uploadFile } from './contract.ts';
import { useUpload } from './resource.ts';

const server = fakeOverHttp();
const UPLOAD = 'POST /v1/image/upload';
const image = new File([new Uint8Array(200_000)], 'cover.png', { type: 'image/png' });

/** An upload over real HTTP from another origin, by XMLHttpRequest as in a browser. */
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
  return { ...renderHook(() => useUpload('image'), { wrapper }), report, session, onRequestStart };
}

test('an upload reports its progress', async () => {
  const shares: number[] = [];
  const { result } = render();
  await act(() => result.current.run(image, { onProgress: (share) => shares.push(share) }));
  expect(shares).toEqual([1]);
});

test('an upload returns the id and shows no overlay', async () => {
  const { result, onRequestStart } = render();
  const outcome = await act(() => result.current.run(image));
  expect([outcome, onRequestStart.mock.calls.length]).toEqual([
    { isDone: true, response: { id: 'new-1', removed: [] } },
    0,
  ]);
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
  const { result, report } = render();
  const leaving = new AbortController();
  let outcome: unknown;
  act(() => {
    void result.current.run(image, { signal: leaving.signal }).then((value) => {
      outcome = value;
    });
  });
  await waitFor(() => expect(server.fake.requests).toHaveLength(1));
  leaving.abort();
  await waitFor(() => expect(outcome).toMatchObject({ isDone: false, error: { kind: 'aborted', isSilent: true } }));
  expect(report).not.toHaveBeenCalled();
});

test('an upload that fails says why, is reported once, and can be sent again', async () => {
  server.fake.fail(UPLOAD, { status: 413, message: 'Too large.' }, 1);
  const { result, report } = render();
  expect(await act(() => result.current.run(image))).toMatchObject({ isDone: false, error: { message: 'Too large.' } });
  expect(report).toHaveBeenCalledOnce();
  expect(await act(() => result.current.run(image))).toEqual({ isDone: true, response: { id: 'new-1', removed: [] } });
});

test('an upload survives a dropped connection as a failure', async () => {
  server.fake.fail(UPLOAD, 'dropped');
  const { result } = render();
  const outcome = await act(() => result.current.run(image));
  expect(outcome).toMatchObject({ isDone: false, error: { message: 'Something went wrong.' } });
});

test('an upload without progress for 30 seconds fails like a lost connection, and can be sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = server.fake.pause(UPLOAD);
  const { result, report } = render();
  let outcome: unknown;
  act(() => {
    void result.current.run(image).then((value) => {
      outcome = value;
    });
  });
  await vi.waitFor(() => expect(server.fake.requests).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await vi.waitFor(() => expect(outcome).toMatchObject({ isDone: false, error: { message: 'Something went wrong.' } }));
  expect(report).toHaveBeenCalledOnce();
  vi.useRealTimers();
  release();
  expect(await act(() => result.current.run(image))).toMatchObject({ isDone: true });
});

test('an upload may take as long as it needs while something of it is sent every 30 seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  let sent: XMLHttpRequest | undefined;
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent = this;
  });
  const { result } = render();
  act(() => void result.current.run(image));
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
  const { result, session } = render();
  server.fake.sessions.expireAccessTokens();
  expect(await act(() => result.current.run(image))).toMatchObject({ isDone: true });
  expect([server.fake.count(UPLOAD), server.fake.count('POST /v1/auth/renew')]).toEqual([2, 1]);
  expect(session.getSnapshot().accessToken).toBe('access-2');
});
