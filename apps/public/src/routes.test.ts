import { say } from '@cpd/ui/language';
import { describe, expect, test } from 'vitest';
import { visitOf } from './routes.ts';

function titleAndId(pathname: string) {
  const { route, id } = visitOf(pathname);
  return [say(route.title), id];
}

describe('an address', () => {
  test.each([
    ['/public/review/p1', 'Content review', 'p1'],
    ['/public/review/p1/', 'Content review', 'p1'],
    ['/public/review/a%20b', 'Content review', 'a b'],
    ['/public/review/a%2Fb', 'Content review', 'a/b'],
    ['/public/certificate/c1', 'Certificate', 'c1'],
    ['/public/certificate/c1/', 'Certificate', 'c1'],
    ['/public/term-and-condition', 'Terms and Conditions', ''],
    ['/public/term-and-condition/', 'Terms and Conditions', ''],
    ['/public/user-deletion', 'Delete your account', ''],
    ['/public/user-deletion/', 'Delete your account', ''],
  ])('the address %s shows the page %s with the id %j', (pathname, title, id) => {
    expect(titleAndId(pathname)).toEqual([title, id]);
  });

  test.each([
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
  ])('the address %s is not found', (pathname) => {
    expect(titleAndId(pathname)).toEqual(['Page Not Found.', '']);
  });
});
