import { describe, expect, test } from 'vitest';
import { enableOutcome, losesRequirements, type Requirement } from './readiness.ts';

const nothing: readonly Requirement[] = [];
const poster: readonly Requirement[] = ['poster'];

describe('enabling', () => {
  test.each([
    ['a complete draft', 'enabled', { isEnable: false }, nothing],
    ['a draft that lacks something', 'refused', {}, poster],
    ['an enabled item', 'unchanged', { isEnable: true }, nothing],
    ['an enabled item that lacks something all the same', 'unchanged', { isEnable: true }, poster],
  ])('enabling %s has the outcome %s', (_, outcome, item, missing) => {
    expect(enableOutcome(item, missing)).toBe(outcome);
  });

  test.each([
    ['an enabled item that lost something', true, { isEnable: true }, poster],
    ['an enabled item that stays complete', false, { isEnable: true }, nothing],
    ['a draft that lacks something', false, { isEnable: false }, poster],
  ])('a change of %s is refused: %s', (_, isRefused, item, missing) => {
    expect(losesRequirements(item, missing)).toBe(isRefused);
  });
});
