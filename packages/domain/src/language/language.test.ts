import { expect, test } from 'vitest';
import { englishLocale } from './language.ts';

const november = Date.UTC(2026, 10, 27, 12);

test.each([
  [['en-US', 'th'], 'Nov 27, 2026'],
  [['en'], 'Nov 27, 2026'],
  [['EN-gb'], '27 Nov 2026'],
  [['th-TH', 'en-IN'], '27 Nov 2026'],
  [['th-TH'], '27 Nov 2026'],
  [['ar-EG', 'fa-IR'], '27 Nov 2026'],
  [['en-TH'], 'Nov 27, 2026'],
  [['en-Latn-US'], 'Nov 27, 2026'],
  [['en-001'], '27 Nov 2026'],
  [['en-US-u-ca-buddhist-nu-thai'], 'Nov 27, 2026'],
  [['enm', 'C', ''], '27 Nov 2026'],
  [[], '27 Nov 2026'],
])('an English page shows readers of %j the date %s', (preferred, date) => {
  const format = new Intl.DateTimeFormat(englishLocale(preferred), { dateStyle: 'medium', timeZone: 'UTC' });
  expect(format.format(november)).toBe(date);
});
