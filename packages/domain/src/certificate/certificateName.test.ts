import { expect, test } from 'vitest';
import { certificateName } from './certificate.ts';

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada \t Lovelace\n', 'Ada Lovelace'],
  ['Z\u0307o\u0301lc', 'Żólc'],
  ['山田\u3000太郎', '山田 太郎'],
  ['Ada\u000bLove\u0007lace\ufffe\u{1ffff}', 'Ada Love lace'],
  ['\u202eAda\u202c \u2067Lovelace\u2069', 'Ada Lovelace'],
  ['שלום\u200f!', 'שלום\u200f!'],
  // Joiners decide how letters are shaped.
  ['क्\u200dष', 'क्\u200dष'],
])('the name %j is drawn as %j', (name, drawn) => {
  expect(certificateName(name)).toBe(drawn);
});
