import { pdf, png } from '../../e2e/uploads.ts';
import type { SeededRandom } from './seededRandom.ts';

/** What people type. */
const ordinary = ['Wound care in practice', 'Ward leadership', 'การพยาบาลผู้สูงอายุ', 'التمريض', '3', '12', 'the'];

/** What people type by mistake or in bad faith. */
const hostile = [
  '<img src=x onerror=alert(1)><script>alert(2)</script>',
  "'; DROP TABLE courses; --",
  'javascript:alert(1)',
  '{{7*7}}%00%0d%0a',
  '\u202Egnihtemos \u0000 else',
  '👩‍⚕️'.repeat(40),
  'a very long word '.repeat(400),
  '   ',
  '-1',
  '1e309',
];

/** Words for a field, three times out of four such as the field asks for. */
export function wordsFor(field: string, random: SeededRandom): string {
  return random.next() < 0.75 ? sensibleWordsFor(field, random) : random.pick(hostile);
}

/** Words such as the field asks for. */
export function sensibleWordsFor(field: string, random: SeededRandom): string {
  if (/hyperlink/i.test(field)) return `https://example.org/${random.whole(1, 999)}`;
  if (/^how many|^number of/i.test(field)) return String(random.whole(0, 4));
  if (/e-mail/i.test(field)) return 'user-3@demo.example';
  return `${random.pick(ordinary)} ${random.whole(1, 999)}`;
}

/** Files for a drop zone, nine times out of ten of the kind that it takes. */
export function filesFor(zone: string, random: SeededRandom) {
  const isPdfWanted = /pdf/i.test(zone);
  const isRight = random.next() < 0.9;
  const file = isPdfWanted === isRight ? pdf('leaflet.pdf') : png('picture.png');
  return /poster/i.test(zone) ? [file, png('second.png'), png('third.png')] : [file];
}
