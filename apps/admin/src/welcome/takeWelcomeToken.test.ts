import { expect, it } from 'vitest';
import { type AddressBar, takeWelcomeToken } from './takeWelcomeToken.ts';

function browserAt(hash: string, state: unknown = null) {
  const bar = {
    location: { hash, pathname: '/welcome', search: '' },
    address: `/welcome${hash}`,
    history: {
      state,
      replaceState(next: unknown, _: string, url: string) {
        bar.history.state = next;
        bar.address = url;
      },
    },
  } satisfies AddressBar & { address: string };
  return bar;
}

it('the token is read and taken out of the address, and found again after a reload', () => {
  const browser = browserAt('#secret', { key: 'k' });
  expect(takeWelcomeToken(browser)).toBe('secret');
  expect([browser.address, browser.history.state]).toEqual(['/welcome', { key: 'k', welcomeToken: 'secret' }]);
  expect(takeWelcomeToken(browserAt('', browser.history.state))).toBe('secret');
});

it('the token of a new link wins over the one that the history entry kept', () => {
  expect(takeWelcomeToken(browserAt('#new', { welcomeToken: 'old' }))).toBe('new');
});

it.each([null, 'text', {}, { welcomeToken: 7 }])('there is no token where the history entry is %j', (state) => {
  expect(takeWelcomeToken(browserAt('', state))).toBeNull();
});
