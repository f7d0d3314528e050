import { expect, test } from 'vitest';
import { initialOf, initialsOf } from './initialsOf.ts';

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
  ['क्षितिज मोहन', 'क्षिमो'],
  ['ශ්\u200dරී ලංකා', 'ශ්\u200dරීලං'],
  ['ใไ', ''],
  ['—', ''],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['เอมอร', 'อ'],
  ['क्षितिज', 'क्षि'],
  ['க்ஷிதி', 'க்ஷி'],
  ['ശ്രീ', 'ശ്രീ'],
  ['ไชยา', 'ช'],
  ['ada', 'A'],
  ['e\u0301mile', 'E\u0301'],
  ['_karl', 'K'],
  ['👩🏽\u200d⚕️', '👩🏽\u200d⚕️'],
  ['007', '0'],
  ['ใ', 'ใ'],
  ['', ''],
])('the initial of the account “%s” is “%s”', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
