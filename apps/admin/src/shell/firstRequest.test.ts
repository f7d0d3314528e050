import { serialiseSession, signedIn } from '@cpd/domain/session';
import { matchRoutes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
// @boundaries-ignore The build of both apps is a tool of the workspace, not a package.
import { bootScript } from '../../../../tools/build/bootScript.ts';
import { routes } from '../routes.tsx';
import { createServices } from '../services.ts';
import { fetchAfterBoot } from './firstRequest.ts';
import { type RouteHandle, visitOf } from './routeHandle.ts';

const modules = {
  signIn: () => import('../login/LoginPage.tsx'),
  lists: () => import('../listPages.ts'),
  forms: () => import('../editPages.ts'),
  quizForm: () => import('../quizzes/QuizEditPage.tsx'),
  people: () => import('../peoplePages.ts'),
  feed: () => import('../feed/FeedPage.tsx'),
  setting: () => import('../setting/SettingPage.tsx'),
  overview: () => import('../overview/OverviewPage.tsx'),
};

const script = bootScript(`${import.meta.dirname}/../..`);
const fetch = vi.fn(async (..._: Parameters<typeof globalThis.fetch>) => new Response('[]'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockImplementation(async () => new Response('[]'));
  localStorage.clear();
  document.head.innerHTML = '';
  window.firstRequest = undefined;
});

/** Runs boot.js at a path until the entry has arrived, and returns what it has requested then. */
function boot(path: string, { isSignedIn = true, apiUrl = '' } = {}) {
  const pages = Object.fromEntries(Object.keys(modules).map((name) => [name, [`/${name}.js`, `/${name}.css`]]));
  document.body.innerHTML = `
    <script id="settings" type="application/json">{"API_URL":"${apiUrl}"}</script>
    <script id="first-pages" type="application/json">${JSON.stringify({ entry: '/index.js', pages })}</script>`;
  if (isSignedIn) localStorage.setItem('root', serialiseSession(signedIn({ accessToken: 'a', refreshToken: 'r' })));
  window.history.replaceState(null, '', path);
  // biome-ignore lint/security/noGlobalEval: Runs the document's script as the browser does.
  window.eval(script);
  const links = () => [...document.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
  const early = links();
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  return { early, links: links().slice(early.length) };
}

function handleAt(path: string): Partial<RouteHandle> {
  return Object(matchRoutes(routes(), path)?.at(-1)?.route.handle);
}

test.each<[string, keyof typeof modules]>([
  ['/', 'lists'],
  ['/user', 'lists'],
  ['/user/id', 'people'],
  ['/feed', 'feed'],
  ['/certificate-group', 'lists'],
  ['/certificate-group/id', 'forms'],
  ['/certificate-group/id/issued', 'people'],
  ['/course', 'lists'],
  ['/course/id', 'forms'],
  ['/quiz', 'lists'],
  ['/quiz/id', 'quizForm'],
  ['/event', 'lists'],
  ['/event/id', 'forms'],
  ['/setting', 'setting'],
  ['/overview', 'overview'],
])(
  'boot.js at %s requests the code of %s once the entry has arrived, and what the route requests',
  async (path, page) => {
    const { early, links } = boot(path);
    expect(early).toEqual(['modulepreload /index.js']);
    expect(links).toEqual([`modulepreload /${page}.js`, `preload /${page}.css`]);
    const handle: Partial<RouteHandle> = Object(matchRoutes(routes(), path)?.at(-1)?.route.handle);
    expect(await handle.code?.load()).toBe(await modules[page]());

    const sent = fetch.mock.calls.map(([url]) => url);
    const { client } = createServices();
    const prefetch = vi.spyOn(client, 'prefetch').mockReturnValue();
    handleAt(path === '/' ? '/user' : path).preload?.(client, visitOf('id', new URLSearchParams()));
    const [first] = prefetch.mock.calls.map(([endpoint, input]) => client.addressOf(endpoint, input));
    if (sent.length > 0) expect(sent).toEqual([first]);
    else expect(['/feed', '/setting', '/overview']).toContain(path);
  },
);

test.each(['/login', '/course', '/course/id'])('boot.js at %s without a session requests the sign-in page', (path) => {
  expect(boot(path, { isSignedIn: false }).links).toEqual(['modulepreload /signIn.js', 'preload /signIn.css']);
  expect(fetch).not.toHaveBeenCalled();
});

test.each(['/course?page=2', '/login', '/welcome'])('boot.js at %s leaves the data to the app', (path) => {
  boot(path);
  expect(fetch).not.toHaveBeenCalled();
});

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

test('the app takes over the request of boot.js once', async () => {
  boot('/course', { apiUrl: 'https://api.example.org/' });
  const send = fetchAfterBoot();
  const url = 'https://api.example.org/v1/course';
  expect(await (await send(url, bearer('a'))).text()).toBe('[]');
  expect(fetch).toHaveBeenCalledOnce();
  await send(url, bearer('a'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['another address', '/v1/event', 'a'],
  ['another token', '/v1/course', 'b'],
])('the app sends its own first request to %s, and nothing of boot.js later', async (_, url, token) => {
  boot('/course');
  const send = fetchAfterBoot();
  await send('/v1/capabilities', {});
  await send(url, bearer(token));
  await send('/v1/course', bearer('a'));
  expect(fetch).toHaveBeenCalledTimes(4);
});

test.each([
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was rejected', async () => new Response('', { status: 401 })],
])('the app repeats the request of boot.js that %s', async (_, answer) => {
  fetch.mockImplementationOnce(answer);
  boot('/course');
  expect((await fetchAfterBoot()('/v1/course', bearer('a'))).status).toBe(200);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the app aborts the request of boot.js with its own', async () => {
  boot('/course');
  const request = new AbortController();
  await fetchAfterBoot()('/v1/course', { ...bearer('a'), signal: request.signal });
  request.abort();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
