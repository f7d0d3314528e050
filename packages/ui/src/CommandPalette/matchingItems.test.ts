import { describe, expect, test } from 'vitest';
import { matchingItems } from './matchingItems.ts';

const items = [
  { label: 'Course' },
  { label: 'Quiz' },
  { label: 'Edit course: Wound Care' },
  { label: 'example.org', hint: '5 posters' },
  { label: 'Sign out', synonyms: 'log out logout' },
  { label: 'أمراض القلب' },
];

describe('matchingItems', () => {
  test.each([
    ['', ['Course', 'Quiz', 'Edit course: Wound Care', 'example.org', 'Sign out', 'أمراض القلب']],
    ['  ', ['Course', 'Quiz', 'Edit course: Wound Care', 'example.org', 'Sign out', 'أمراض القلب']],
    ['logout', ['Sign out']],
    ['COURSE', ['Course', 'Edit course: Wound Care']],
    ['care wound', ['Edit course: Wound Care']],
    ['posters example', ['example.org']],
    ['wound\u00a0care', ['Edit course: Wound Care']],
    ['ｗｏｕｎｄ\u200b', ['Edit course: Wound Care']],
    ['care, wound', ['Edit course: Wound Care']],
    ['wôund', ['Edit course: Wound Care']],
    ['امراض', ['أمراض القلب']],
    ['zzz', []],
  ])('%j finds %j', (search, found) => {
    expect(matchingItems(items, search).map(({ label }) => label)).toEqual(found);
  });
});
