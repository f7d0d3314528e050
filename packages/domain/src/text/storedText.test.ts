import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { sentence } from '../sentence/sentence.ts';
import { cleanText, EMAIL_MAX_LENGTH, inOneLine, type TextKind, textFault, textProblem } from './text.ts';

const KINDS: readonly TextKind[] = ['line', 'text', 'identifier', 'email', 'username', 'address'];

test.each([
  ['a\u000bb', 'a b'],
  ['a \u2028\u2029 \u0085\fb', 'a b'],
  ['One\n\n\n\n\nTwo\n', 'One Two'],
  ['\tA1\t\tB1\r\n', 'A1 B1'],
  ['日本\u2028\u3000語', '日本 語'],
  [' a  b ', ' a  b '],
  ['\n', ''],
])('the text %j is pasted into one line as %j', (text, line) => {
  expect(inOneLine(text)).toBe(line);
});

test('a row of 100,000 blanks takes no longer than its length', () => {
  const blanks = ' '.repeat(100_000);
  expect(inOneLine(`a${blanks}b`)).toBe(`a${blanks}b`);
  expect(inOneLine(`a${blanks}\n${blanks}b`)).toBe('a b');
}, 1_000);

describe('a stored text', () => {
  test.each<[string, TextKind, string, string]>([
    ['a tab between two cells of Excel', 'line', 'Anatomy\tbasics', 'Anatomy basics'],
    ['a line break of PowerPoint', 'line', 'Anatomy\u000bbasics', 'Anatomy basics'],
    ['line separators of Word, iOS and Windows', 'line', 'a\u2028b\u2029c\r\nd\re\u0085f\fg', 'a b c d e f g'],
    ['line breaks between blanks, as slides have them', 'line', 'a \u000b \u2028\u00a0\n\n \tb', 'a b'],
    ['page breaks and lines of a mainframe', 'line', 'a\f\u0085 b', 'a b'],
    ['an isolate between two lines', 'line', 'a \u2068\n\u2069 b  c', 'a b  c'],
    ['isolates of a chat program', 'line', 'by \u2068สมชาย\u2069 ใจดี', 'by สมชาย ใจดี'],
    ['embeddings of WhatsApp', 'line', 'call \u202a+66 81 234 5678\u202c now', 'call +66 81 234 5678 now'],
    ['blanks and invisible characters at the ends', 'line', '\ufeff \u00a0Anatomy\u200b\u200e\u3000\n', 'Anatomy'],
    ['the same at the ends', 'text', '\u200b\n\tWhich?\u2028\u200b \n', 'Which?'],
    [
      'line breaks of PowerPoint, Word, iOS and Windows',
      'text',
      'a\u000bb\fc\u2028d\u2029e\r\nf\rg\u0085h',
      'a\nb\nc\nd\ne\nf\ng\nh',
    ],
    ['empty lines', 'text', 'a\r\n\r\nb', 'a\n\nb'],
    ['spaces around an id', 'identifier', ' uid ', 'uid'],
    ['no-break spaces and invisible characters around an id', 'identifier', '\u00a0u-1\u200b\ufeff', 'u-1'],
    ['spaces around an e-mail address', 'email', ' a@example.org\n', 'a@example.org'],
    ['spaces around a user name', 'username', ' Ada Lovelace\u200b', 'Ada Lovelace'],
    ['an invisible character after a hyperlink', 'address', ' https://example.org/\u200b', 'https://example.org/'],
    [
      'joiners in a hyperlink',
      'address',
      'https://fa.example.org/می\u200cخواهم',
      'https://fa.example.org/می%E2%80%8Cخواهم',
    ],
  ])('is cleaned of %s (%s)', (_, kind, typed, stored) => {
    expect([cleanText(kind, typed), textFault(kind, typed, 500)]).toEqual([stored, undefined]);
  });

  test.each<[string, TextKind, string]>([
    ['tabs and isolates in several lines', 'text', 'dose:\t5 mg\n\u2068مرحبا\u2069 and \u2067שלום\u2069!'],
    ['an emoji with its selector at the end', 'line', 'We ❤\ufe0f'],
    ['a flag of tags at the end', 'line', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a joiner after a virama at the end', 'line', 'മോഹന\u0d4d\u200d'],
    ['marks of direction inside', 'line', 'שלום\u200f! (1)'],
    ['a joiner of Persian', 'line', 'می\u200cخواهم'],
    ['word breaks of Khmer', 'line', 'សាលា\u200bរៀន'],
    ['a soft hyphen and a word joiner', 'line', 'Anato\u00admy 3\u20604'],
    ['a combining mark alone', 'line', '\u0301'],
    ['names of many scripts', 'username', 'สมชาย ใจดี'],
    ['nothing', 'address', ''],
  ])('keeps %s (%s)', (_, kind, text) => {
    expect([cleanText(kind, text), textFault(kind, text, 500)]).toEqual([text, undefined]);
  });

  test.each(KINDS)('that shows nothing is empty (%s)', (kind) => {
    for (const text of [
      ' \t\n\u2028\u3000',
      '\u200b\u200d\ufeff',
      '\u2800',
      '\u3164\u115f\u1160\uffa0',
      '\ufffc',
      '\ufe0f',
      '\u2066 \u2069',
    ])
      expect(cleanText(kind, text)).toBe('');
  });

  test.each(KINDS)(
    'has no overrides of the writing direction, no control characters and no long rows of marks, not even at its ends (%s)',
    (kind) => {
      expect(textFault(kind, `a${'\u0301\u0316'.repeat(16)}`, 500)).toBe(
        'has more than 30 accents or other marks on one letter. Remove some of them.',
      );
      for (const character of '\u202d\u202e')
        for (const text of [`a${character}b`, `a${character}`])
          expect(textFault(kind, text, 500)).toBe(
            'has hidden characters that turn the direction of writing. Type it instead of pasting it.',
          );
      for (const character of [
        '\u0000',
        '\u0007',
        '\u001b',
        '\u007f',
        '\u009b',
        '\ufffe',
        '\ufdd0',
        '\u{1ffff}',
        '\ud83d',
      ])
        expect(textFault(kind, `a${character}b`, 500)).toBe(
          'has hidden control characters. Type it instead of pasting it.',
        );
    },
  );

  test.each<[TextKind, string, string]>([
    ['identifier', 'u 1', 'has spaces inside. Remove them.'],
    ['identifier', 'u\u20281', 'has spaces inside. Remove them.'],
    ['identifier', 'u\u200b1', 'has invisible characters. Type it instead of pasting it.'],
    ['username', 'ada\r\neve', 'has a tab or a line break inside. Remove it.'],
    ['username', 'ad\u00admin', 'has invisible characters. Type it instead of pasting it.'],
    ['email', 'a b@example.org', 'has spaces inside. Remove them.'],
    ['email', 'a\u200b@example.org', 'has invisible characters. Type it instead of pasting it.'],
    ['address', 'https://exa\u200bmple.org', 'has invisible characters. Type it instead of pasting it.'],
    ['address', 'javascript:alert(1)', 'is not a full web address. Enter one such as https://example.org/event.'],
    ['address', 'example.org', 'is not a full web address. Enter one such as https://example.org/event.'],
  ])('of the kind %s is not %j', (kind, text, fault) => {
    expect(textFault(kind, text, 500)).toBe(fault);
  });

  test('has its maximum length after it is cleaned', () => {
    expect(textFault('line', ' aaa\u200b', 3)).toBeUndefined();
    expect(textFault('line', 'aaaa', 3)).toBe('must have at most 3 characters; it has 4.');
  });

  test.each<[TextKind, string]>([
    ['line', 'a\u202eb'],
    ['line', 'a\u0007b'],
    ['line', `a${'\u0301'.repeat(31)}`],
    ['line', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['username', 'ada\neve'],
    ['username', 'ad\u00admin'],
    ['identifier', 'u 1'],
    ['email', 'example.org'],
    ['address', 'example.org'],
  ])('of the kind %s that is %j has the same problem in a form and in the API', (kind, text) => {
    const problem = textProblem(kind, sentence('Title'), text, 25);
    expect(problem && english(problem)).toBe(`Title ${textFault(kind, text, 25)}`);
  });

  test('is cleaned once: a cleaned text stays as it is, and has no fault that the typed one has not', () => {
    const parts = fc.constantFrom(
      ...(' \t\r\n\u000b\u2028\u200b\u200d\u2068\u2069\u202a\u00a0\ufe0f\u{e0067}aก\u0d4d❤/@'.match(/./gsu) ?? []),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.array(parts).map((all) => all.join('')),
        (kind, text) => {
          const cleaned = cleanText(kind, text);
          expect(cleanText(kind, cleaned)).toBe(cleaned);
          expect(textFault(kind, cleaned, 500)).toBe(textFault(kind, text, 500));
        },
      ),
    );
  });

  test('is cleaned in time that is proportional to its length', () => {
    const clean = (length: number) => {
      for (const run of [' ', '\ufe0f', '\u200b', '\u0d4d\u200d'])
        for (const kind of KINDS) cleanText(kind, `a${run.repeat(length)}b`);
    };
    const timeOf = (work: () => void) => {
      const start = Date.now();
      work();
      return Date.now() - start;
    };
    // The shortest of several, because other processes can only make one longer.
    const shortest = (work: () => void) => Math.min(...Array.from({ length: 3 }, () => timeOf(work)));
    const inParts = shortest(() => {
      for (let part = 0; part < 50; part += 1) clean(400);
    });
    // Fifty times as long, if it were quadratic.
    expect(shortest(() => clean(20_000))).toBeLessThan(10 * inParts);
  });
});

describe('an e-mail address', () => {
  test.each([
    '',
    'a@example.org',
    "o'brien+cpd@example.co.uk",
    'customer/department=shipping@example.org',
    'first..last.@docomo.example',
    'สมชาย@ตัวอย่าง.ไทย',
    'jörg@müller.example',
    'user@münchen.example',
    'admin@localhost',
    'a@xn--fsq.example',
    'x@1.2.example',
  ])('may be %j', (text) => {
    expect(textFault('email', text, EMAIL_MAX_LENGTH)).toBeUndefined();
  });

  test.each([
    'Ada <a@example.org>',
    '<a@example.org>',
    'a@example.org, b@example.org',
    'a@example.org;',
    'a@b@example.org',
    'example.org',
    '@example.org',
    'a@',
    'a@.org',
    'a@example..org',
    'a@-example.org',
    'a@example.org.',
    'mailto:a@example.org',
    '"a"@example.org',
    `${'a'.repeat(65)}@example.org`,
  ])('is not %j', (text) => {
    expect(textFault('email', text, EMAIL_MAX_LENGTH)).toBeDefined();
  });

  test('has at most 254 characters', () => {
    const address = (length: number) => `a@${'b'.repeat(length - 6)}.org`;
    expect(textFault('email', address(254), EMAIL_MAX_LENGTH)).toBeUndefined();
    expect(textFault('email', address(255), EMAIL_MAX_LENGTH)).toBe('must have at most 254 characters; it has 255.');
  });
});
