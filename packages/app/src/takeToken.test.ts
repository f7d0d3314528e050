import { describe, expect, test } from 'vitest';
import { type AddressBar, takeToken } from './takeToken.ts';

function browserAt(href: string, state: unknown = null) {
  const bar = {
    location: { href },
    history: {
      state,
      replaceState(next: unknown, _: string, url: string) {
        bar.history.state = next;
        bar.location.href = url;
      },
    },
  } satisfies AddressBar;
  return bar;
}

const REVIEW = 'https://cpd.example/public/review/p1';
const WELCOME = 'https://cpd.example/welcome';

describe('a token in the query', () => {
  test('is read and taken out of the address', () => {
    const browser = browserAt(`${REVIEW}?token=a%2Bb.c&x=1#here`);
    expect(takeToken(browser, 'query')).toBe('a+b.c');
    expect(browser.location.href).toBe(`${REVIEW}?x=1#here`);
  });

  test('is found again after a reload', () => {
    const browser = browserAt(`${REVIEW}?token=abc`, { other: 1 });
    takeToken(browser, 'query');
    expect(browser.history.state).toEqual({ other: 1, linkToken: 'abc' });
    expect(takeToken(browserAt(browser.location.href, browser.history.state), 'query')).toBe('abc');
  });

  test('wins over the one that the history entry kept', () => {
    expect(takeToken(browserAt(`${REVIEW}?token=new`, { linkToken: 'old' }), 'query')).toBe('new');
  });
});

describe('a token behind the #', () => {
  test('is read and taken out of the address, and found again after a reload', () => {
    const browser = browserAt(`${WELCOME}#secret`, { key: 'k' });
    expect(takeToken(browser, 'hash')).toBe('secret');
    expect([browser.location.href, browser.history.state]).toEqual([WELCOME, { key: 'k', linkToken: 'secret' }]);
    expect(takeToken(browserAt(WELCOME, browser.history.state), 'hash')).toBe('secret');
  });

  test('wins over the one that the history entry kept', () => {
    expect(takeToken(browserAt(`${WELCOME}#new`, { linkToken: 'old' }), 'hash')).toBe('new');
  });
});

test.each([null, undefined, 'text', 7, {}, { linkToken: 7 }])(
  'there is no token when neither the address nor the history entry %j has one',
  (state) => {
    expect(takeToken(browserAt(REVIEW, state), 'query')).toBeNull();
    expect(takeToken(browserAt(`${REVIEW}?token=`, state), 'query')).toBeNull();
    expect(takeToken(browserAt(WELCOME, state), 'hash')).toBeNull();
  },
);
