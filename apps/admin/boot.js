// Runs before the first paint: selects the skeleton in index.html, and requests the page.
(() => {
  const { dataset } = document.documentElement;
  const [, section, id, part] = location.pathname.split('/');
  let user = {};
  try {
    ({ user } = JSON.parse(localStorage.getItem('root')));
  } catch {
    // Nothing is stored, or storage is blocked: the sign-in page.
  }
  const isSignedIn = user?.isLoggedIn === true;
  dataset.skeleton = isSignedIn && section !== 'welcome' ? 'layout' : 'sign-in';
  dataset.section = section;
  if (section === 'welcome') return;

  // The first page by the names of FIRST_PAGES in tools/build/appBuild.ts, and its request as in routes.tsx.
  const ofPeople = section === 'user' || part === 'issued';
  const ofItems = ofPeople ? 'people' : section === 'quiz' ? 'quizForm' : 'forms';
  const ofLists = ['feed', 'setting', 'overview'].includes(section) ? section : 'lists';
  const page = isSignedIn ? (id ? ofItems : ofLists) : 'signIn';
  const paths = {
    user: ['/v1/user?page=1&size=10', '/v1/user/'],
    'certificate-group': ['/v1/certificate-group?page=1&size=10', '/v1/certificate-group/'],
    course: ['/v1/course', '/v1/course/'],
    quiz: ['/v1/course', '/v1/course/'],
    event: ['/v1/event?page=1&size=10', '/v1/event/'],
  };
  const [list, item] = paths[section || 'user'] ?? [];
  const path = id ? item && item + id : location.search === '' ? list : undefined;

  let build = {};
  let API_URL = '';
  try {
    build = JSON.parse(document.getElementById('first-pages').textContent);
    ({ API_URL } = JSON.parse(document.getElementById('settings').textContent));
  } catch {
    // The document came without them: the app requests everything itself.
  }
  const preload = (href, onload) => {
    const attributes = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), attributes, { crossOrigin: '', href, onload }));
  };
  // Before, they would delay the start. Once it runs, they would be late.
  const request = () => {
    for (const file of build.pages[page] ?? []) preload(file, null);
    if (!isSignedIn || !path) return;
    const url = API_URL.replace(/\/+$/, '') + path;
    const authorization = `Bearer ${user.accessToken}`;
    const aborted = new AbortController();
    const headers = { 'Cache-Control': 'no-cache', Authorization: authorization };
    const response = fetch(url, { headers, signal: aborted.signal });
    response.catch(() => {});
    window.firstRequest = { url, authorization, response, abort: () => aborted.abort() };
  };
  if (build.pages) preload(build.entry, request);
})();
