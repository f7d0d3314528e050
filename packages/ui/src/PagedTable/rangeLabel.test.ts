import { expect, test } from 'vitest';
import { rangeLabel } from './rangeLabel.ts';

test.each([
  { page: 1, pageSize: 10, total: 0, label: '0 rows' },
  { page: 1, pageSize: 10, total: 1, label: '1 of 1' },
  { page: 1, pageSize: 10, total: 34, label: '1–10 of 34' },
  { page: 4, pageSize: 10, total: 34, label: '31–34 of 34' },
  { page: 4, pageSize: 10, total: 31, label: '31 of 31' },
  { page: 2, pageSize: 10, total: 1000, isAtLeast: true, label: '11–20 of at least 1000' },
  { page: 1, pageSize: 10, total: 1, isAtLeast: true, label: '1 of at least 1' },
  { page: 1, pageSize: 10, total: 0, isAtLeast: true, label: '0 rows' },
])('page $page of $total rows reads $label', ({ page, pageSize, total, isAtLeast, label }) => {
  expect(rangeLabel(page, pageSize, total, isAtLeast)).toBe(label);
});
