import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Code, OutdatedError, UnreachableError } from './Code.ts';
import { reloadIfReachable } from './reload.ts';
import { keepPageWhile } from './unstored.ts';

const fetchFile = vi.fn(async () => new Response());
const load = vi.fn(async () => 'module');
const reload = vi.fn();
const FILE = 'http://localhost/assets/page.js';
const failing = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);
let code: Code<string>;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'http://localhost/course', reload } }));
  load.mockReset().mockResolvedValue('module');
  fetchFile.mockReset().mockImplementation(async () => new Response());
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
    ['gets no response', () => fetchFile.mockRejectedValue(new TypeError('offline'))],
    ['gets the error of a proxy', () => fetchFile.mockImplementation(async () => new Response('', { status: 502 }))],
  ])('is out of reach if the browser %s, and loads when the server is back', async (_, disconnect) => {
    disconnect();
    load.mockRejectedValueOnce(failing);
    await expect(code.loadOrReload()).rejects.toBeInstanceOf(UnreachableError);
    expect(reload).not.toHaveBeenCalled();
    expect(await code.loadOrReload()).toBe('module');
  });

  test('is loaded again at once if the server has it', async () => {
    load.mockRejectedValueOnce(failing);
    expect(await code.loadOrReload()).toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${FILE}`, FILE],
    ['Firefox', `error loading dynamically imported module: ${FILE}`, FILE],
    [
      'WebKit, by the first script of the page',
      'Importing a module script failed.',
      'http://localhost/assets/index.js',
    ],
    ['Vite', 'Unable to preload CSS for /assets/page.css', '/assets/page.css'],
  ])('is looked for on the server where the error is that of %s', async (_, message, file) => {
    document.head.innerHTML = '<script type="module" src="http://localhost/assets/index.js"></script>';
    load.mockRejectedValueOnce(new TypeError(message));
    await code.load();
    expect(fetchFile).toHaveBeenCalledExactlyOnceWith(file, expect.objectContaining({ method: 'HEAD' }));
    document.head.innerHTML = '';
  });

  test('has no effect if it fails before it is needed', async () => {
    load.mockRejectedValueOnce(failing);
    code.prefetch();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetchFile).not.toHaveBeenCalled();
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

describe('code that the server no longer has', () => {
  /** What becomes of the page when it needs code. */
  async function outcome() {
    const later = new Promise((resolve) => setTimeout(() => resolve('reloading'), 1));
    const settled = Promise.race([new Code(load).loadOrReload().catch((error: unknown) => error), later]);
    await vi.advanceTimersByTimeAsync(1);
    return settled;
  }

  beforeEach(() => {
    load.mockRejectedValue(failing);
    fetchFile.mockImplementation(async () => new Response('', { status: 404 }));
  });

  test.each([
    ['410', new Response('', { status: 410 })],
    ['the page', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })],
  ])('reloads the page also if the server answers with %s', async (_, response) => {
    fetchFile.mockResolvedValue(response);
    expect(await outcome()).toBe('reloading');
  });

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
    expect(error).toHaveProperty('cause.cause', failing);
    expect(reload).not.toHaveBeenCalled();
    isUploading = false;
    expect(await outcome()).toBe('reloading');
    stop();
  });

  test('fails if the page was reloaded within a minute', async () => {
    await outcome();
    expect(await outcome()).toHaveProperty('cause', failing);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(await outcome()).toBe('reloading');
  });

  test('fails if the browser blocks storage, because nothing would end a loop of reloads', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(await outcome()).toHaveProperty('cause', failing);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is left to who loads it without a reload', async () => {
    await expect(code.load()).rejects.toHaveProperty('cause', failing);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('code that the server has and the browser cannot load', () => {
  beforeEach(() => void load.mockRejectedValue(failing));

  test('reloads the page, once', async () => {
    const loading = code.loadOrReload();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
    await expect(new Code(load).loadOrReload()).rejects.toBe(failing);
    void loading;
  });

  test('needs a reload that the user agrees to while the page has something that it would lose', async () => {
    const stop = keepPageWhile(() => true);
    await expect(code.loadOrReload()).rejects.toBeInstanceOf(OutdatedError);
    expect(reload).not.toHaveBeenCalled();
    stop();
  });
});

describe('code whose style sheets failed', () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const settle = (name: string, type: 'load' | 'error') =>
    sheets()
      .find((link) => link.getAttribute('href') === `/assets/${name}.css`)
      ?.dispatchEvent(new Event(type));

  /** Fails to load the code because of two of its three style sheets, of which Vite reports the first. */
  async function failStyles() {
    const names = ['a', 'b', 'c'];
    document.head.innerHTML = names.map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`).join('');
    settle('a', 'error');
    settle('b', 'error');
    settle('c', 'load');
    load.mockReset().mockResolvedValue('module');
    load.mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/a.css'));
    code.prefetch();
    await vi.advanceTimersByTimeAsync(0);
  }

  afterEach(() => document.head.replaceChildren());

  test('requests those again before it is used', async () => {
    await failStyles();
    const before = sheets();
    const loading = code.loadOrReload();
    await vi.advanceTimersByTimeAsync(0);
    expect(sheets().map((link) => before.includes(link))).toEqual([false, false, true]);
    expect(load).toHaveBeenCalledOnce();
    settle('a', 'load');
    settle('b', 'load');
    expect(await loading).toBe('module');
    expect(reload).not.toHaveBeenCalled();
  });

  test('is out of reach as long as they fail, and loses nothing', async () => {
    await failStyles();
    fetchFile.mockRejectedValue(new TypeError('offline'));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const loading = expect(code.loadOrReload()).rejects.toBeInstanceOf(UnreachableError);
      await vi.advanceTimersByTimeAsync(0);
      settle('a', 'error');
      settle('b', 'load');
      await loading;
    }
    expect([load.mock.calls.length, reload.mock.calls.length, sheets().length]).toEqual([1, 0, 3]);
    const loading = code.loadOrReload();
    await vi.advanceTimersByTimeAsync(0);
    settle('a', 'load');
    expect(await loading).toBe('module');
  });
});

test.each([
  [true, 1],
  [false, 0],
])('reloadIfReachable reloads the page if the server responds: %s', async (responds, reloads) => {
  if (!responds) fetchFile.mockRejectedValue(new TypeError('offline'));
  expect(await reloadIfReachable()).toBe(responds);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
