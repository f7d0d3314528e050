import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';

const source = readFileSync(new URL('../../public/first.js', `file://${import.meta.filename}`), 'utf8');

/** Runs the script at an address over what is stored, and gives the files it asks for. */
function askedFor(path: string, stored: string): (string | null)[] {
  document.head.replaceChildren();
  const script = document.createElement('script');
  Object.assign(script.dataset, { frame: '/assets/frame.js /assets/frame.css', lists: '/assets/lists.js' });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  const location = new URL(path, 'https://admin.example.org');
  new Function('document', 'location', 'localStorage', source)(document, location, { getItem: () => stored });
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset.signedIn;
});

const signedIn = JSON.stringify({ user: { isLoggedIn: true, accessToken: 'a', refreshToken: 'r' } });
const signedOut = JSON.stringify({ user: { isLoggedIn: false, accessToken: null, refreshToken: null } });
const frame = ['/assets/frame.js', '/assets/frame.css'];

test.each([
  { who: 'signed in at a list', path: '/course?page=2', stored: signedIn, files: [...frame, '/assets/lists.js'] },
  { who: 'signed in at the start', path: '/', stored: signedIn, files: [...frame, '/assets/lists.js'] },
  { who: 'signed in at a form', path: '/course/abc', stored: signedIn, files: frame },
  { who: 'signed out', path: '/course', stored: signedOut, files: [] },
  { who: 'with something unreadable stored', path: '/course', stored: '{', files: [] },
  { who: 'with something foreign stored', path: '/course', stored: 'null', files: [] },
])('a visitor $who is sent for $files', ({ path, stored, files }) => {
  expect(askedFor(path, stored)).toEqual(files);
  expect('signedIn' in document.documentElement.dataset).toBe(files.length > 0);
});
