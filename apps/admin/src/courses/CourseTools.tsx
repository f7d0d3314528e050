import type { Course } from '@cpd/api/courses';
import { ListTools } from '../kit/lists/ListTools.tsx';
import type { ListParams, ListSearch } from '../kit/lists/useListParams.ts';
import { courseCounts } from './courseView.ts';

/** How the courses are looked at, and the ways to change that. */
export type CourseViewState = ListSearch & Pick<ListParams, 'enabled' | 'setEnabled' | 'sort' | 'setSort'>;

export interface CourseToolsProps {
  /** Every course; undefined until the first answer. */
  all: readonly Course[] | undefined;
  view: CourseViewState;
}

const sortOptions = [
  { value: '', label: 'Sequence' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
] as const;

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
      sort={{
        options: sortOptions,
        value: view.sort ?? '',
        onChange: (value) => view.setSort(sortOptions.find((option) => option.value === value)?.value || null),
      }}
    />
  );
}
