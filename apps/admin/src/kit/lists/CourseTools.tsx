import type { Course } from '@cpd/api/courses';
import { courseCounts } from './courseView.ts';
import { ListTools } from './ListTools.tsx';
import type { ListAddress, ListSearch } from './useListAddress.ts';

/** How the courses are looked at, and the ways to change that. */
export type CourseViewState = ListSearch & Pick<ListAddress, 'enabled' | 'setEnabled' | 'sort' | 'setSort'>;

export interface CourseToolsProps {
  /** Every course; undefined until the first answer. */
  all: readonly Course[] | undefined;
  view: CourseViewState;
}

/** Searches, filters and sorts courses that have all been loaded: as one types, not a second after. */
export function CourseTools({ all, view }: CourseToolsProps) {
  return (
    <ListTools
      placeholder="Search courses"
      search={view}
      delay={200}
      filter={{
        value: view.enabled,
        onChange: view.setEnabled,
        counts: all ? courseCounts(all, view.keyword) : null,
      }}
      sort={{ value: view.sort, onChange: view.setSort }}
    />
  );
}
