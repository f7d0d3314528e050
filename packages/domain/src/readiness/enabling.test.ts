import { describe, expect, test } from 'vitest';
import { enableOutcome, losesRequirements, type Requirement } from './readiness.ts';

const none: readonly Requirement[] = [];
const poster: readonly Requirement[] = ['poster'];

describe('enabling', () => {
  test.each([
    ['a complete draft', 'enabled', { isEnable: false }, none],
    ['an incomplete draft', 'notReady', {}, poster],
    ['a complete item that does not say whether it is enabled', 'enabled', {}, none],
    ['a complete item whose state is null', 'enabled', { isEnable: null }, none],
    ['an enabled item', 'unchanged', { isEnable: true }, none],
    ['an incomplete item that is enabled nevertheless', 'unchanged', { isEnable: true }, poster],
  ])('enabling %s has the outcome %s', (_, outcome, item, missing) => {
    expect(enableOutcome(item, missing)).toBe(outcome);
  });

  test.each([
    ['an enabled item that lost something', true, { isEnable: true }, poster],
    ['an enabled item that stays complete', false, { isEnable: true }, none],
    ['an incomplete draft', false, { isEnable: false }, poster],
    ['an incomplete item that does not say whether it is enabled', false, {}, poster],
    ['an incomplete item whose state is null', false, { isEnable: null }, poster],
  ])('a change of %s is rejected: %s', (_, isRejected, item, missing) => {
    expect(losesRequirements(item, missing)).toBe(isRejected);
  });
});
