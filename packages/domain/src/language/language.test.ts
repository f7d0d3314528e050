import { expect, test } from 'vitest';
import { pageLocale } from './language.ts';

const november = Date.UTC(2026, 10, 27, 12);

test.each([
  ['en', ['en-US', 'th'], 'Nov 27, 2026'],
  ['en', ['en'], 'Nov 27, 2026'],
  ['en', ['EN-gb'], '27 Nov 2026'],
  ['en', ['th-TH', 'en-IN'], '27 Nov 2026'],
  ['en', ['th-TH'], '27 Nov 2026'],
  ['en', ['ar-EG', 'fa-IR'], '27 Nov 2026'],
  ['en', ['en-TH'], 'Nov 27, 2026'],
  ['en', ['en-Latn-US'], 'Nov 27, 2026'],
  ['en', ['en-001'], '27 Nov 2026'],
  ['en', ['en-US-u-ca-buddhist-nu-thai'], 'Nov 27, 2026'],
  ['en', ['enm', 'C', ''], '27 Nov 2026'],
  ['en', [], '27 Nov 2026'],
  ['th', ['en-US'], '27 พ.ย. 2569'],
  ['ar', ['ar'], '27‏/11‏/2026'],
  ['ar', ['en-GB', 'ar-EG'], '٢٧‏/١١‏/٢٠٢٦'],
  ['ar', [], '٢٧‏/١١‏/٢٠٢٦'],
  ['de', ['de-AT', 'de'], '27.11.2026'],
  ['ja', ['en'], '2026/11/27'],
  ['fr', [], '27 nov. 2026'],
])('a page in %s shows readers of %j the date %s', (language, preferred, date) => {
  const format = new Intl.DateTimeFormat(pageLocale(language, preferred), { dateStyle: 'medium', timeZone: 'UTC' });
  expect(format.format(november)).toBe(date);
});
