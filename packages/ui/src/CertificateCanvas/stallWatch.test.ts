// @vitest-environment node
import { expect, test } from 'vitest';
import { lengthWithout } from './stallWatch.ts';

const step = { start: 100, end: 180 };

test.each([
  { stalls: [], length: 80, when: 'the machine never stalled' },
  { stalls: [{ start: 0, end: 90 }], length: 80, when: 'the machine stalled before' },
  { stalls: [{ start: 90, end: 120 }], length: 60, when: 'a stall reaches into it' },
  { stalls: [{ start: 120, end: 150 }], length: 50, when: 'the machine stalled within' },
  {
    stalls: [
      { start: 90, end: 120 },
      { start: 170, end: 300 },
    ],
    length: 50,
    when: 'it was stalled at both ends',
  },
])('a step counts $length of 80 ms where $when', ({ stalls, length }) => {
  expect(lengthWithout(stalls, step)).toBe(length);
});
