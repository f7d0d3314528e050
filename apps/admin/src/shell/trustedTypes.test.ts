import { describe, expect, test } from 'vitest';
import { trustedScriptAddress } from './trustedTypes.ts';

const page = 'https://admin.example/login';

describe('trustedScriptAddress', () => {
  test.each(['/assets/worker.js', 'https://admin.example/a.js'])('allows %s of the same origin', (address) => {
    expect(trustedScriptAddress(address, page)).toBe(address);
  });

  test.each([
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    'blob:https://evil.example/1',
  ])('rejects %s', (address) => {
    expect(() => trustedScriptAddress(address, page)).toThrow(TypeError);
  });

  test('allows the configured captcha provider', () => {
    const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
    expect(trustedScriptAddress(address, page, ['https://challenges.cloudflare.com'])).toBe(address);
  });
});
