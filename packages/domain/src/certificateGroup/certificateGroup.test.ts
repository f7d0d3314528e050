import { expect, test } from 'vitest';
import { canChooseGroup } from './certificateGroup.ts';

test.each([
  [{ isEnable: true }, true],
  [{ isEnable: false }, false],
  [{ isEnable: null }, false],
  [{}, false],
])('the certificate group %j can be chosen for a course: %s', (group, canChoose) => {
  expect(canChooseGroup(group)).toBe(canChoose);
});
