import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Theresa Brandstätter', 'TB'],
  ['ada', 'A'],
  ['Mary Ann Evans', 'ME'],
  ['Anna Adams', 'AA'],
  ['Ångström Øre', 'ÅØ'],
  ['E\u0301mile Zola', 'E\u0301Z'],
  ['(Dr.) Jo Li', 'DL'],
  ['ชลธิชา มีสุข', 'ชมี'],
  ['เกียรติ ไชยวงศ์', 'กีช'],
  ['ແກ້ວ ໄຊຍະ', 'ກ້ຊ'],
  ['ใไ', ''],
  ['—', ''],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
