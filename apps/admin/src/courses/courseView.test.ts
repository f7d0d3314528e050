// @vitest-environment node
import { courseFixture } from '@cpd/api/courses/fixtures';
import { describe, expect, test } from 'vitest';
import { type CourseViewChoice, courseCounts, courseView } from './courseView.ts';

const surgery = { _id: 'g', name: 'Surgery' };
const courses = [
  courseFixture({ _id: 'b', title: 'Burns', isEnable: true, certificateGroup: surgery }),
  courseFixture({ _id: 'x9', title: null, isEnable: false, certificateGroup: null }),
  courseFixture({ _id: 'a', title: 'airway', isEnable: false, certificateGroup: surgery }),
];

describe('the view of the courses', () => {
  test.each<[string, Partial<CourseViewChoice>, string[]]>([
    ['all of them in their sequence', {}, ['b', 'x9', 'a']],
    ['those whose title holds the keyword, whatever its case', { keyword: 'AIR' }, ['a']],
    ['those whose group holds the keyword', { keyword: 'surg' }, ['b', 'a']],
    ['the one whose id is searched', { keyword: 'x9' }, ['x9']],
    ['those enabled', { enabled: 'yes' }, ['b']],
    ['those not enabled', { enabled: 'no' }, ['x9', 'a']],
    ['them by title, drafts as they are shown', { sort: 'title' }, ['x9', 'a', 'b']],
    ['them by title backwards', { sort: '-title' }, ['b', 'a', 'x9']],
    ['what search and filter both leave, sorted', { keyword: 'surg', enabled: 'no', sort: 'title' }, ['a']],
  ])('shows %s', (_, choice, ids) => {
    const shown = courseView(courses, { keyword: '', enabled: 'all', sort: null, ...choice });
    expect(shown.map(({ _id }) => _id)).toEqual(ids);
  });

  test('counts what the search leaves', () => {
    expect(courseCounts(courses, '')).toEqual({ all: 3, yes: 1, no: 2 });
    expect(courseCounts(courses, 'surg')).toEqual({ all: 2, yes: 1, no: 1 });
  });
});
