// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { ApiProvider } from '../react/ClientContext.tsx';
import { SessionStore } from '../session/SessionStore.ts';
import { MemorySessionStorage } from '../testing/MemorySessionStorage.ts';
import { fakeOverHttp } from '../testing/node/fakeOverHttp.ts';
import { upload, useUpload } from './resource.ts';

const host = fakeOverHttp();
const UPLOAD = 'POST /v1/image/upload';
const image = new File([new Uint8Array(200_000)], 'cover.png', { type: 'image/png' });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** An upload over real HTTP from another origin, by XMLHttpRequest as in a browser. */
function render() {
  const session = new SessionStore(new MemorySessionStorage().openTab());
  session.signIn(host.fake.sessions.start());
  const onCallStart = vi.fn(() => () => undefined);
  const client = createClient({ baseUrl: host.origin, session, onCallStart });
  const report = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <ApiProvider client={client} onError={report}>
        {children}
      </ApiProvider>
    </StrictMode>
  );
  return { ...renderHook(() => useUpload('image'), { wrapper }), client, report, session, onCallStart };
}

test('an upload tells how much of it has been sent', async () => {
  const shares: number[] = [];
  const { client } = render();
  await upload(client, 'image', image, { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([1]);
});

test('an upload shows how much of it has been sent', async () => {
  const { result, client } = render();
  const { promise, reject } = Promise.withResolvers<never>();
  vi.spyOn(client, 'call').mockImplementation((_endpoint, _input, options) => {
    options?.onProgress?.(0.5);
    return promise;
  });
  act(() => void result.current.start(image));
  await waitFor(() => expect(result.current.state).toEqual({ status: 'uploading', file: image, progress: 0.5 }));
  reject(new ApiError('aborted'));
  await waitFor(() => expect(result.current.state).toEqual({ status: 'idle' }));
});

test('an upload answers the id and holds no overlay', async () => {
  const release = host.fake.pause(UPLOAD);
  const { result, onCallStart } = render();
  let outcome: unknown;
  act(() => {
    void result.current.start(image).then((value) => {
      outcome = value;
    });
  });
  expect(result.current.state).toMatchObject({ status: 'uploading', file: image, progress: 0 });
  await waitFor(() => expect(host.fake.calls).toHaveLength(1));
  release();
  await waitFor(() => expect(outcome).toEqual({ isDone: true, answer: 'new-1' }));
  expect([result.current.state, onCallStart.mock.calls.length]).toEqual([{ status: 'idle' }, 0]);
  expect(host.fake.calls[0]?.body).toEqual({ name: 'cover.png', size: 200_000, type: 'image/png' });
  expect(host.fake.calls[0]?.headers.get('Authorization')).toBe('Bearer access-1');
});

test('an upload that is cancelled ends silently', async () => {
  host.fake.pause(UPLOAD);
  const { result, report } = render();
  let outcome: unknown;
  act(() => {
    void result.current.start(image).then((value) => {
      outcome = value;
    });
  });
  await waitFor(() => expect(host.fake.calls).toHaveLength(1));
  act(() => result.current.cancel());
  await waitFor(() => expect(outcome).toMatchObject({ isDone: false, error: { kind: 'aborted' } }));
  expect([result.current.state, report.mock.calls.length]).toEqual([{ status: 'idle' }, 0]);
});

test('an upload that fails says why and can be sent again', async () => {
  host.fake.fail(UPLOAD, { status: 413, message: 'Too large.' }, 1);
  const { result, report } = render();
  await act(() => result.current.start(image));
  expect(result.current.state).toEqual({ status: 'failed', file: image, message: 'Too large.' });
  expect(report).toHaveBeenCalledOnce();
  const outcome = await act(() => result.current.retry?.() ?? Promise.reject(new Error('Nothing to retry.')));
  expect([outcome, result.current.state, result.current.retry]).toEqual([
    { isDone: true, answer: 'new-1' },
    { status: 'idle' },
    undefined,
  ]);
});

test('an upload survives a dropped connection as a failure', async () => {
  host.fake.fail(UPLOAD, 'dropped');
  const { result } = render();
  await act(() => result.current.start(image));
  expect(result.current.state).toMatchObject({ status: 'failed', message: 'Something went wrong.' });
});

test('an upload that stands still for 30 seconds fails like a lost connection, and can be sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = host.fake.pause(UPLOAD);
  const { result, report } = render();
  act(() => void result.current.start(image));
  await vi.waitFor(() => expect(host.fake.calls).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await vi.waitFor(() =>
    expect(result.current.state).toMatchObject({ status: 'failed', message: 'Something went wrong.' }),
  );
  expect(report).toHaveBeenCalledOnce();
  vi.useRealTimers();
  release();
  expect(await act(() => result.current.retry?.() ?? Promise.reject(new Error('Nothing to retry.')))).toMatchObject({
    isDone: true,
  });
});

test('an upload may take as long as it needs while something of it is sent every 30 seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  let sent: XMLHttpRequest | undefined;
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent = this;
  });
  const { client } = render();
  void upload(client, 'image', image);
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
  host.fake.sessions.expireAccessTokens();
  expect(await act(() => result.current.start(image))).toMatchObject({ isDone: true });
  expect([host.fake.count(UPLOAD), host.fake.count('POST /v1/auth/renew')]).toEqual([2, 1]);
  expect(session.getSnapshot().accessToken).toBe('access-2');
});

test('an upload gives way to a file that is chosen after it', async () => {
  const release = host.fake.pause(UPLOAD);
  const { result } = render();
  const outcomes: unknown[] = [];
  const second = new File(['x'], 'second.png', { type: 'image/png' });
  act(() => {
    void result.current.start(image).then((value) => outcomes.push(value));
  });
  await waitFor(() => expect(host.fake.calls).toHaveLength(1));
  act(() => {
    void result.current.start(second).then((value) => outcomes.push(value));
  });
  release();
  await waitFor(() => expect(outcomes).toHaveLength(2));
  expect(outcomes).toMatchObject([{ isDone: false, error: { isSilent: true } }, { isDone: true }]);
  expect(result.current.state).toEqual({ status: 'idle' });
});

test('an upload is given up when its page is left', async () => {
  host.fake.pause(UPLOAD);
  const { result, unmount, report } = render();
  let outcome: unknown;
  act(() => {
    void result.current.start(image).then((value) => {
      outcome = value;
    });
  });
  await waitFor(() => expect(host.fake.calls).toHaveLength(1));
  unmount();
  await waitFor(() => expect(outcome).toMatchObject({ error: { kind: 'aborted' } }));
  expect(report).not.toHaveBeenCalled();
});
