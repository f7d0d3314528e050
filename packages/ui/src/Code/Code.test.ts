import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Code, OutdatedError, UnreachableError } from './Code.ts';
import { reloadIfReachable } from './reload.ts';
import { keepPageWhile } from './unstored.ts';

const fetchPage = vi.fn(async () => new Response());
const load = vi.fn(async () => 'module');
const reload = vi.fn();
const failing = new TypeError('Failed to fetch dynamically imported module');
let code: Code<string>;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'http://localhost/course', reload } }));
  load.mockReset().mockResolvedValue('module');
  fetchPage.mockReset().mockImplementation(async () => new Response());
  reload.mockClear();
  code = new Code(load);
});

describe('Code', () => {
  test('is loaded once, for all who need it', async () => {
    code.prefetch();
    expect(code.isLoaded).toBe(false);
    expect(await Promise.all([code.load(), code.load()])).toEqual(['module', 'module']);
    expect(code.isLoaded).toBe(true);
    expect(load).toHaveBeenCalledOnce();
  });

  test.each([
    ['is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['gets no response', () => fetchPage.mockRejectedValue(new TypeError('offline'))],
    ['gets the error of a proxy', () => fetchPage.mockImplementation(async () => new Response('', { status: 502 }))],
  ])('is out of reach if the browser %s, and loads when the server is back', async (_, disconnect) => {
    disconnect();
    load.mockRejectedValueOnce(failing);
    await expect(code.loadOrReload()).rejects.toBeInstanceOf(UnreachableError);
    expect(reload).not.toHaveBeenCalled();
    expect(await code.loadOrReload()).toBe('module');
  });

  test('has no effect if it fails before it is needed', async () => {
    load.mockRejectedValueOnce(failing);
    code.prefetch();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchPage).not.toHaveBeenCalled();
    expect(await code.load()).toBe('module');
  });

  test('is out of reach after 15 seconds, and can still arrive', async () => {
    const arrival = Promise.withResolvers<string>();
    load.mockReturnValueOnce(arrival.promise);
    const late = expect(code.loadOrReload()).rejects.toBeInstanceOf(UnreachableError);
    await vi.advanceTimersByTimeAsync(15_000);
    await late;
    expect(reload).not.toHaveBeenCalled();
    arrival.resolve('module');
    expect(await code.load()).toBe('module');
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('code that is missing on a server that responds', () => {
  /** What becomes of the page when it needs code. */
  async function outcome() {
    const later = new Promise((resolve) => setTimeout(() => resolve('reloading'), 1));
    const settled = Promise.race([new Code(load).loadOrReload().catch((error: unknown) => error), later]);
    await vi.advanceTimersByTimeAsync(1);
    return settled;
  }

  beforeEach(() => void load.mockRejectedValue(failing));

  test('reloads the page, without a question about unsaved changes', async () => {
    const warn = vi.fn();
    window.addEventListener('beforeunload', warn);
    expect(await outcome()).toBe('reloading');
    expect(reload).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('beforeunload'));
    expect(warn).not.toHaveBeenCalled();
  });

  test('fails while the page has something that a reload would lose, and reloads it afterwards', async () => {
    let isUploading = true;
    const stop = keepPageWhile(() => isUploading);
    const error = await outcome();
    expect(error).toBeInstanceOf(OutdatedError);
    expect(error).toHaveProperty('cause', failing);
    expect(reload).not.toHaveBeenCalled();
    isUploading = false;
    expect(await outcome()).toBe('reloading');
    stop();
  });

  test('fails if the page was reloaded within a minute', async () => {
    await outcome();
    expect(await outcome()).toBe(failing);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(await outcome()).toBe('reloading');
  });

  test('fails if the browser blocks storage, because nothing would end a loop of reloads', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await outcome()).toBe(failing);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is left to who loads it without a reload', async () => {
    await expect(code.load()).rejects.toBe(failing);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the page even if only its styles failed, because Vite would leave them out', async () => {
    load.mockReset().mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/page.css'));
    code.prefetch();
    await vi.advanceTimersByTimeAsync(0);
    const loading = Promise.race([code.loadOrReload(), new Promise((resolve) => setTimeout(resolve, 1, 'reloading'))]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toBe('reloading');
    expect(load).toHaveBeenCalledOnce();
  });
});

test.each([
  [true, 1],
  [false, 0],
])('reloadIfReachable reloads the page if the server responds: %s', async (responds, reloads) => {
  if (!responds) fetchPage.mockRejectedValue(new TypeError('offline'));
  expect(await reloadIfReachable()).toBe(responds);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
