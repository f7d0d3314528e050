import { afterEach, expect, test } from 'vitest';
import { IdentityError } from './Identity.ts';
import { providerText } from './providerText.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

const wrong = new IdentityError('auth/wrong-password', 'The password is invalid or the user has none.');

test.each([
  ['what the provider says in English', 'en', wrong, wrong.message],
  ['the sentence of its code in another language', 'th', wrong, 'The password is wrong.'],
  ['what the provider says with an unknown code', 'th', new IdentityError('auth/new', 'No.'), 'No.'],
])('a failed sign-in shows %s', (_, language, error, text) => {
  document.documentElement.lang = language;
  expect(providerText(error)).toBe(text);
});
