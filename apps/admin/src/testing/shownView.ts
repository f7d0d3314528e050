import { fn } from 'storybook/test';
import type { CourseViewState } from '../kit/lists/CourseTools.tsx';

/** All courses in their sequence, with what differs. */
export function shownView(different: Partial<CourseViewState> = {}): CourseViewState {
  return {
    keyword: '',
    setKeyword: fn(),
    enabled: 'all',
    setEnabled: fn(),
    sort: null,
    setSort: fn(),
    clear: fn(),
    ...different,
  };
}
