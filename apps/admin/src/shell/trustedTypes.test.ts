import { describe, expect, test } from 'vitest';
import { trustedScriptAddress } from './trustedTypes.ts';

const page = 'https://admin.example/login';

describe('trustedScriptAddress', () => {
  test.each(['/assets/worker.js', 'https://admin.example/a.js'])('lets %s of the own origin pass', (address) => {
    expect(trustedScriptAddress(address, page)).toBe(address);
  });

  test.each([
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    'blob:https://evil.example/1',
  ])('refuses %s', (address) => {
    expect(() => trustedScriptAddress(address, page)).toThrow(TypeError);
  });

  test('lets the configured captcha provider pass', () => {
    const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
    expect(trustedScriptAddress(address, page, ['https://challenges.cloudflare.com'])).toBe(address);
  });
});
