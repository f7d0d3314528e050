import { describe, expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { addressOf } from './address.ts';

describe('addressOf', () => {
  test('a path keeps its trailing slash', () => {
    expect(addressOf({ path: '/v1/post/' }, { page: 1 })).toBe('/v1/post/?page=1');
  });

  test('addressOf writes parameters so that they cannot change the path', () => {
    expect(addressOf({ path: '/v1/course/:id' }, { id: 'a/../b?c#d' })).toBe('/v1/course/a%2F..%2Fb%3Fc%23d');
  });

  test.each(['', '.', '..'])('addressOf rejects the parameter %j, which a browser would resolve', (id) => {
    expect(() => addressOf({ path: '/v1/course/:id' }, { id })).toThrow(ApiError);
  });

  test('addressOf omits empty and missing values from the query', () => {
    const query = { page: 2, size: undefined, keyword: '', status: null, autoComplete: true };
    expect(addressOf({ path: '/v1/certificate-group' }, query)).toBe('/v1/certificate-group?page=2&autoComplete=true');
  });

  test('addressOf escapes what a person searches for', () => {
    expect(addressOf({ path: '/v1/post/' }, { keyword: 'a&b=c d' })).toBe('/v1/post/?keyword=a%26b%3Dc+d');
  });
});
