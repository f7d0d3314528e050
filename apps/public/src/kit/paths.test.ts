// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addressOf } from './paths.ts';

describe('addressOf', () => {
  it.each([
    ['/public/review/p1', { page: 'review', id: 'p1' }],
    ['/public/review/p1/', { page: 'review', id: 'p1' }],
    ['/public/review/a%20b', { page: 'review', id: 'a b' }],
    ['/public/review/a%2Fb', { page: 'review', id: 'a/b' }],
    ['/public/certificate/c1', { page: 'certificate', id: 'c1' }],
    ['/public/certificate/c1/', { page: 'certificate', id: 'c1' }],
    ['/public/term-and-condition', { page: 'terms' }],
    ['/public/term-and-condition/', { page: 'terms' }],
    ['/public/user-deletion', { page: 'userDeletion' }],
    ['/public/user-deletion/', { page: 'userDeletion' }],
  ])('%s is a page, with and without a trailing slash', (pathname, expected) => {
    expect(addressOf(pathname)).toEqual(expected);
  });

  it.each([
    '/public/',
    '/public',
    '/public/review',
    '/public/review/',
    '/public/review/p1/more',
    '/public/certificate/',
    '/public/terms',
    '/public/term-and-condition/x',
    '/public/user-deletion/x',
    '/',
    '/public/%E0%A4%A',
    '/public/review/%E0%A4%A',
  ])('%s is no page', (pathname) => {
    expect(addressOf(pathname)).toEqual({ page: 'unknown' });
  });
});
