// @vitest-environment node
import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test.each([
  { key: 'ArrowRight', current: 0, isRightToLeft: false, next: 1 },
  { key: 'ArrowRight', current: 2, isRightToLeft: false, next: 0 },
  { key: 'ArrowLeft', current: 0, isRightToLeft: false, next: 2 },
  { key: 'ArrowLeft', current: 0, isRightToLeft: true, next: 1 },
  { key: 'ArrowRight', current: 0, isRightToLeft: true, next: 2 },
  { key: 'Home', current: 2, isRightToLeft: false, next: 0 },
  { key: 'End', current: 0, isRightToLeft: false, next: 2 },
  { key: 'Enter', current: 0, isRightToLeft: false, next: undefined },
])(
  '$key on tab $current of three leads to $next (right to left: $isRightToLeft)',
  ({ key, current, isRightToLeft, next }) => {
    expect(nextTab(key, current, 3, isRightToLeft)).toBe(next);
  },
);
