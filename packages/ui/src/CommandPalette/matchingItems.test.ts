// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { matchingItems } from './matchingItems.ts';

const items = ['Course', 'Quiz', 'Edit course: Wound Care'].map((label) => ({ label, path: `/${label}` }));

describe('matchingItems', () => {
  it.each([
    ['', ['Course', 'Quiz', 'Edit course: Wound Care']],
    ['  ', ['Course', 'Quiz', 'Edit course: Wound Care']],
    ['COURSE', ['Course', 'Edit course: Wound Care']],
    ['care wound', ['Edit course: Wound Care']],
    ['zzz', []],
  ])('%j finds %j', (search, found) => {
    expect(matchingItems(items, search).map(({ label }) => label)).toEqual(found);
  });
});
