import { describe, expect, test } from 'vitest';
import { type CourseViewChoice, courseCounts, courseView } from './courseView.ts';

const surgery = { name: 'Surgery' };
const courses = [
  { _id: 'b', title: 'Burns', isEnable: true, certificateGroup: surgery },
  { _id: 'x9', title: null, isEnable: false, certificateGroup: null },
  { _id: 'a', title: 'airway', isEnable: false, certificateGroup: surgery },
];
type Course = (typeof courses)[number];

const byTitle = (one: Course, other: Course) => (one.title ?? '').localeCompare(other.title ?? '', 'en');

describe('courseView', () => {
  test.each<[string, Partial<CourseViewChoice>, string[]]>([
    ['all of them in their sequence', {}, ['b', 'x9', 'a']],
    ['those whose title contains the keyword, ignoring case', { keyword: 'AIR' }, ['a']],
    ['those whose group contains the keyword', { keyword: 'surg' }, ['b', 'a']],
    ['the one whose id is searched', { keyword: 'x9' }, ['x9']],
    ['enabled ones', { enabled: 'yes' }, ['b']],
    ['drafts', { enabled: 'no' }, ['x9', 'a']],
    ['them by title', { sort: 'title' }, ['x9', 'a', 'b']],
    ['them by title in descending order', { sort: '-title' }, ['b', 'a', 'x9']],
    ['those that match search and filter, sorted', { keyword: 'surg', enabled: 'no', sort: 'title' }, ['a']],
  ])('shows %s', (_, choice, ids) => {
    const shown = courseView(courses, { keyword: '', enabled: 'all', sort: null, ...choice }, byTitle);
    expect(shown.map(({ _id }) => _id)).toEqual(ids);
  });

  test('examines no course without a search', () => {
    expect(courseView(courses, { keyword: ' ', enabled: 'all', sort: null }, byTitle)).toBe(courses);
  });

  test('counts the courses that match the search', () => {
    expect(courseCounts(courses, '')).toEqual({ all: 3, yes: 1, no: 2 });
    expect(courseCounts(courses, 'surg')).toEqual({ all: 2, yes: 1, no: 1 });
  });
});
