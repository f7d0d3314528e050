import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadingNumber, parseWholeNumber, toWholeNumber, withAsciiDigits } from './wholeNumber.ts';

describe('whole number', () => {
  test.each([
    ['3abc', 3],
    ['', 0],
    ['abc', 0],
    ['12', 12],
    [' 7', 7],
    ['007', 7],
    ['2.9', 2],
    ['-4', 0],
    ['+4', 4],
    ['1e3', 1],
    ['0x10', 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['３', 3],
    ['12３', 123],
    ['٣', 3],
    ['۱۲', 12],
    ['३', 3],
    ['๓', 3],
    ['၁၀', 10],
    ['𝟛', 3],
    ['\u200f٣\u200f', 3],
    ['\u00a0３人', 3],
    ['さん', 0],
  ])('%j is read as %i', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number);
  });

  test('has the value of every decimal digit', () => {
    for (let point = 0; point < 0x20000; point += 1) {
      const digit = String.fromCodePoint(point);
      if (/^\p{Decimal_Number}$/u.test(digit)) expect(withAsciiDigits(digit)).toMatch(/^[0-9]$/);
    }
  });

  test('any input is parsed as a whole number from 0', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const number = parseWholeNumber(text);
        expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
        expect(parseWholeNumber(String(number))).toBe(number);
      }),
    );
  });

  test('the digits of every script count from 0 to 9', () => {
    const digits = Array.from({ length: 0x20000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    digits.forEach((digit, place) => {
      expect(withAsciiDigits(digit), digit.codePointAt(0)?.toString(16)).toBe(String(place % 10));
    });
  });

  test.each([
    ['12', 12],
    ['１２', 12],
    ['٣', 3],
    ['', null],
    ['3abc', null],
    [' 3', null],
    ['-1', null],
    ['9'.repeat(20), null],
  ])('%j alone is the number %j', (text, number) => {
    expect(toWholeNumber(text)).toBe(number);
  });

  test.each([
    ['page 3', null],
    ['3 of 9', 3],
  ])('%j begins with the number %j', (text, number) => {
    expect(leadingNumber(text)).toBe(number);
  });
});
