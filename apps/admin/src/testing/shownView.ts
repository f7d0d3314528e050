import { fn } from 'storybook/test';
import type { CourseViewState } from '../courses/CourseTools.tsx';

/** All rows in their own order, with what differs. */
export function shownView(different: Partial<Omit<CourseViewState, 'isFiltered'>> = {}): CourseViewState {
  const { keyword = '', enabled = 'all' } = different;
  return {
    keyword,
    setKeyword: fn(),
    enabled,
    setEnabled: fn(),
    isFiltered: keyword !== '' || enabled !== 'all',
    sort: null,
    setSort: fn(),
    clear: fn(),
    ...different,
  };
}
