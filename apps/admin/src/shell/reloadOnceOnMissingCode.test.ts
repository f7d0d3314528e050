import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchCode, reloadOnceOnMissingCode } from './reloadOnceOnMissingCode.ts';

const reload = vi.fn();
const assign = vi.fn();
let pending: { pathname: string; search: string; hash: string } | undefined;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  assign.mockClear();
  pending = undefined;
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload, assign } }));
  reloadOnceOnMissingCode(() => pending);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Reports a chunk that failed to load, as Vite does; returns whether its error is thrown. */
function failToLoad(): boolean {
  return window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

test('a chunk that fails to load reloads the page, without a question about unsaved changes', () => {
  const warn = vi.fn();
  window.addEventListener('beforeunload', warn);
  expect(failToLoad()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('beforeunload'));
  expect(warn).not.toHaveBeenCalled();
});

test('a chunk that fails to load during a navigation loads the page that was navigated to', () => {
  pending = { pathname: '/feed', search: '?page=2', hash: '' };
  expect(failToLoad()).toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/feed?page=2');
  expect(reload).not.toHaveBeenCalled();
});

test('a failure of a browser that is offline is thrown, and the next one online reloads', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failToLoad()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  expect(failToLoad()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a second failure right after the reload is thrown', () => {
  failToLoad();
  expect(failToLoad()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a failure long after a reload reloads again', () => {
  failToLoad();
  vi.advanceTimersByTime(60_000);
  expect(failToLoad()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a failure is thrown if the browser blocks storage, because it could not end a loop of reloads', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(failToLoad()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk of a page that is opened reloads the page while other code loads in advance', async () => {
  const load = Promise.withResolvers<void>();
  const prefetched = prefetchCode(() => load.promise);
  pending = { pathname: '/feed', search: '', hash: '' };
  expect(failToLoad()).toBe(false);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/feed');
  load.resolve();
  expect(await prefetched).toBe(true);
});

test('code that fails to load in advance does not reload the page, and the next failure does', async () => {
  const load = vi.fn(async () => {
    if (failToLoad()) throw new Error('The chunk is missing.');
  });
  expect(await prefetchCode(load)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(failToLoad()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});
