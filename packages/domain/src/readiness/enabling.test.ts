import { describe, expect, test } from 'vitest';
import { enableOutcome, losesReadiness, type Requirement } from './index.ts';

const nothing: readonly Requirement[] = [];
const poster: readonly Requirement[] = ['poster'];

describe('enabling', () => {
  test.each([
    ['a complete draft', { isEnable: false }, nothing, 'enabled'],
    ['a draft that lacks something', {}, poster, 'refused'],
    ['an enabled item', { isEnable: true }, nothing, 'unchanged'],
    ['an enabled item that lacks something all the same', { isEnable: true }, poster, 'unchanged'],
  ])('%s: %3$s', (_, item, missing, outcome) => {
    expect(enableOutcome(item, missing)).toBe(outcome);
  });

  test.each([
    ['an enabled item that lost something', { isEnable: true }, poster, true],
    ['an enabled item that stays complete', { isEnable: true }, nothing, false],
    ['a draft that lacks something', { isEnable: false }, poster, false],
  ])('%s is refused: %3$s', (_, item, missing, isRefused) => {
    expect(losesReadiness(item, missing)).toBe(isRefused);
  });
});
