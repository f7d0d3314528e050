import { parseStoredSession, SESSION_STORAGE_KEY, serialiseSession, signedIn } from '@cpd/domain/session';
import { STORAGE_KEY } from '@cpd/ui/storedChoice';
import { beforeEach, expect, test, vi } from 'vitest';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { bootScript } from '../../../../tools/build/bootScript.ts';

const script = bootScript(`${import.meta.dirname}/../..`);
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
});

function boot(path: string) {
  window.history.replaceState(null, '', path);
  // biome-ignore lint/security/noGlobalEval: Runs the document's script as the browser does.
  window.eval(script);
  return { ...dataset };
}

test.each([
  ['/course?page=2', null, 'sign-in'],
  ['/login', null, 'sign-in'],
  ['/course', 'not JSON', 'sign-in'],
  ['/course', 'null', 'sign-in'],
  ['/course', '{"user":{"isLoggedIn":false,"accessToken":null,"refreshToken":null}}', 'sign-in'],
  ['/course', serialiseSession(signedIn({ accessToken: 'a', refreshToken: 'r' })), 'layout'],
  ['/login', serialiseSession(signedIn({ accessToken: 'a', refreshToken: 'r' })), 'layout'],
  ['/welcome', serialiseSession(signedIn({ accessToken: 'a', refreshToken: 'r' })), 'sign-in'],
])('boot.js at %s with the stored session %j shows the %s skeleton', (path, stored, skeleton) => {
  if (stored !== null) localStorage.setItem(SESSION_STORAGE_KEY, stored);
  expect(boot(path).skeleton).toBe(skeleton);
  expect(parseStoredSession(stored).isLoggedIn).toBe(skeleton === 'layout' || path === '/welcome');
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  ['foreign', undefined],
])('boot.js applies the stored theme %s', (stored, theme) => {
  localStorage.setItem(STORAGE_KEY, stored);
  expect(boot('/course').theme).toBe(theme);
});

test('boot.js names the section of the navigation to highlight', () => {
  expect(boot('/certificate-group/abc').section).toBe('certificate-group');
});

test('boot.js requests code that failed to preload again, and leaves other failures alone', () => {
  const fetchFile = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetchFile);
  boot('/course');
  for (const [rel, href] of [
    ['modulepreload', '/assets/page.js'],
    ['stylesheet', '/assets/page.css'],
  ] as const) {
    const link = Object.assign(document.createElement('link'), { rel, href });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    link.remove();
  }
  window.dispatchEvent(new Event('error'));
  expect(fetchFile.mock.calls).not.toEqual([]);
  for (const call of fetchFile.mock.calls) expect(call).toEqual([`${window.location.origin}/assets/page.js`]);
});

test.each([
  ['/login', 'th', ['ja'], 'de', 'th', 'ltr'],
  ['/login?lang=ar', 'th', ['ja'], 'de', 'ar', 'rtl'],
  ['/login?lang=fr', null, ['fr-CA', 'ja-JP'], 'de', 'ja', 'ltr'],
  ['/login', null, ['en-GB', 'th'], 'de', 'en', 'ltr'],
  ['/login', 'toString', ['C', ''], 'de', 'de', 'ltr'],
  ['/login', null, ['fr'], '', 'en', ''],
])(
  'boot.js at %s with %s stored, a browser in %j and a service in %s chooses %s',
  (path, stored, wishes, own, lang, dir) => {
    Object.assign(document.documentElement, { lang: 'en', dir: '' });
    dataset.languages = 'en ar:rtl de ja th';
    document.body.innerHTML = `<script id="settings" type="application/json">{"DEFAULT_LANGUAGE":"${own}"}</script>`;
    if (stored !== null) localStorage.setItem('language', stored);
    vi.stubGlobal('navigator', { languages: wishes });
    boot(path);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, dir]);
    Object.assign(document.documentElement, { lang: 'en', dir: '' });
    document.body.innerHTML = '';
  },
);
