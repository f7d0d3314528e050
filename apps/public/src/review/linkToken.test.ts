import { describe, expect, it } from 'vitest';
import { type AddressBar, takeLinkToken } from './linkToken.ts';

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

describe('takeLinkToken', () => {
  it('the token is read and taken out of the address', () => {
    const browser = browserAt('https://cpd.example/public/review/p1?token=a%2Bb.c&x=1#here');
    expect(takeLinkToken(browser)).toBe('a+b.c');
    expect(browser.location.href).toBe('https://cpd.example/public/review/p1?x=1#here');
  });

  it('the token is found again after a reload', () => {
    const browser = browserAt('https://cpd.example/public/review/p1?token=abc', { other: 1 });
    takeLinkToken(browser);
    expect(browser.history.state).toEqual({ other: 1, linkToken: 'abc' });
    expect(takeLinkToken(browserAt(browser.location.href, browser.history.state))).toBe('abc');
  });

  it('the token of a new link wins over the one that the history entry kept', () => {
    expect(takeLinkToken(browserAt('https://cpd.example/public/review/p1?token=new', { linkToken: 'old' }))).toBe(
      'new',
    );
  });

  it.each([null, undefined, 'text', 7, {}, { linkToken: 7 }])(
    'there is no token when neither the address nor the history entry %j has one',
    (state) => {
      expect(takeLinkToken(browserAt('https://cpd.example/public/review/p1', state))).toBeNull();
      expect(takeLinkToken(browserAt('https://cpd.example/public/review/p1?token=', state))).toBeNull();
    },
  );
});
