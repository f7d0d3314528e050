import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { hyperlinkProblem, isWebAddress, withScheme } from './hyperlink.ts';

function problemOf(typed: string): string | null {
  const problem = hyperlinkProblem(typed);
  return problem && english(problem);
}

describe('hyperlink', () => {
  test.each([
    'https://example.org',
    'http://example.org/',
    'HTTPS://Example.ORG/Path',
    'https://example.org/path/to?query=1&more=%20#part',
    'https://example.org?query',
    'https://example.org#part',
    'http://localhost:3000/review',
    'http://[::1]:8080/x',
    'https://สุขภาพ.ไทย/หน้า',
    'https://example.org/a@b:c',
  ])('the address %s is taken', (address) => {
    expect(isWebAddress(address)).toBe(true);
    expect(problemOf(address)).toBeNull();
  });

  test.each([
    '',
    ' ',
    'example.org',
    '//example.org',
    'https:',
    'https://',
    'https:///path',
    'https:/example.org',
    'https:example.org',
    'https://?query',
    'https://#part',
    'https://@/',
    'https://user@',
    'https://:3000',
    'https://example.org:port',
    'https://example.org:123456',
    'https://example.org:65536',
    'https://exa%mple.org',
    'https://example.org/\u0000',
    'https://\u0000example.org',
    'https://[x]/',
    'https://[::1/',
    'https://exa mple.org',
    'https://example.org/a b',
    ' https://example.org',
    'https://example.org\n',
    'https://example.org\\@evil.example',
    'java\nscript:alert(1)//https://example.org',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://example.org',
    'mailto:a@example.org',
    'xhttps://example.org',
    'httpss://example.org',
  ])('the text %j is rejected', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });

  test.each(['', ' ', '\u200b'])('the hyperlink %j shows nothing and clears the stored one', (hyperlink) => {
    expect(problemOf(hyperlink)).toBeNull();
  });

  test('a hyperlink is checked as it is stored', () => {
    expect(problemOf(' https://example.org/a\u200b ')).toBeNull();
    expect(problemOf('https://example.org/a\u200bb')).toBe(
      'The hyperlink has invisible characters. Type it instead of pasting it.',
    );
    expect(withScheme('\u2060events.example.org\u200b')).toBe('https://events.example.org');
  });

  test.each(['https://user:secret@example.org/', 'https://good.example@evil.example/', 'http://@example.org'])(
    'the address %s is rejected because its user info looks like a host',
    (address) => {
      expect(problemOf(address)).toBe('The hyperlink must hold no user name and no password.');
    },
  );

  test('a hyperlink has at most 2048 characters', () => {
    const longest = 'https://example.org/'.padEnd(2048, 'a');
    expect(problemOf(longest)).toBeNull();
    expect(problemOf(`${longest}a`)).toBe('The hyperlink must have at most 2048 characters; it has 2049.');
  });

  test('the message describes a valid address', () => {
    const message = 'Enter the full address of the hyperlink, such as https://example.org/event.';
    expect(problemOf('javascript:alert(1)')).toBe(message);
    expect(problemOf('example.org')).toBe(message);
  });

  test('every web address that a browser builds is accepted', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ validSchemes: ['http', 'https'], withFragments: true, withQueryParameters: true }),
        (address) => {
          expect(isWebAddress(address)).toBe(true);
        },
      ),
    );
  });

  test('an address with another scheme is rejected', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['ftp', 'javascript', 'data', 'ws'] }), (address) => {
        expect(isWebAddress(address)).toBe(false);
      }),
    );
  });
});

test.each([
  ['events.example.org/x', 'https://events.example.org/x'],
  ['example.org', 'https://example.org'],
  ['example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['อบรม.ไทย', 'https://อบรม.ไทย'],
  ['http://example.org', 'http://example.org'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['ada@example.org', 'ada@example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['localhost:8080', 'localhost:8080'],
  ['conference', 'conference'],
  ['see you there.', 'see you there.'],
  ['', ''],
])('the address %j without a scheme becomes %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
