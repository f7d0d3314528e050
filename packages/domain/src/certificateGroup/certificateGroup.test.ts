import { describe, expect, test } from 'vitest';
import { canChooseGroup, canDeleteGroup } from './index.ts';

describe('certificate group', () => {
  test.each([
    [{ isEnable: true }, true],
    [{ isEnable: false }, false],
    [{ isEnable: null }, false],
    [{}, false],
  ])('%j can be chosen for a course: %s', (group, canChoose) => {
    expect(canChooseGroup(group)).toBe(canChoose);
  });

  test.each([
    [0, 0, true],
    [1, 0, false],
    [0, 1, false],
  ])('used by %i courses and %i certificates can be deleted: %s', (courses, certificates, canDelete) => {
    expect(canDeleteGroup({ courses, certificates })).toBe(canDelete);
  });
});
