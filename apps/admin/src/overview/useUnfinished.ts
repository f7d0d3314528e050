import { type Course, courses } from '@cpd/api/courses';
import { type CpdEvent, events } from '@cpd/api/events';
import { useImageUrl } from '@cpd/api/uploads';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { missingForCourse, missingForEvent, type Requirement } from '@cpd/domain/readiness';
import { courseFixPath, coursePath } from '../courses/paths.ts';
import { eventDetail, eventName, eventRowNames } from '../events/eventValues.ts';
import { eventPath } from '../events/paths.ts';
import { useItemActions } from '../kit/useItemActions.tsx';

/** An item that is not enabled yet. */
export interface Unfinished {
  readonly id: string;
  readonly name: string;
  /** The name for assistive technology, unique among the rows. */
  readonly rowName: string;
  readonly href: string;
  readonly detail: string;
  readonly picture: string | undefined;
  readonly missing: readonly Requirement[];
  /** The URL where the first missing part can be added. */
  readonly fixHref: string;
}

export interface UnfinishedList {
  /** Sorted by the number of missing parts. */
  readonly rows: readonly Unfinished[] | undefined;
  readonly total: number;
  readonly onEnable: (row: Unfinished) => void;
}

export const isReady = ({ missing }: Unfinished) => missing.length === 0;

/** The courses that are not enabled. */
export function useUnfinishedCourses(query: ReturnType<typeof courses.list.useQuery>): UnfinishedList {
  const { onEnable } = useItemActions(courses, { reload: () => void query.reload() });
  const rows = useRows(query.data, (course) => {
    const missing = missingForCourse(course);
    const href = coursePath(course._id);
    return {
      name: displayTitle(course.title),
      rowName: rowName(course.title, course._id),
      href,
      detail: course.certificateGroup ? displayTitle(course.certificateGroup.name) : 'No certificate group',
      missing,
      fixHref: missing[0] ? courseFixPath(course._id, missing[0]) : href,
    };
  });
  return { rows, total: rows?.length ?? 0, onEnable: ({ id, ...item }) => void onEnable(id, item, []) };
}

/** A page of events that are not enabled; empty if the server cannot filter. */
export function useUnfinishedEvents(query: ReturnType<typeof events.list.useQuery> | null): UnfinishedList {
  const { onEnable } = useItemActions(events, { reload: () => void query?.reload() });
  const nameOf = eventRowNames(query?.data?.docs ?? []);
  const rows = useRows(query?.data?.docs, (event) => {
    const missing = missingForEvent(event);
    const href = eventPath(event._id);
    return {
      name: eventName(event),
      rowName: nameOf(event),
      href,
      detail: eventDetail(event),
      missing,
      fixHref: missing[0] ? `${href}#${missing[0]}` : href,
    };
  });
  return {
    rows,
    total: query?.data?.total ?? 0,
    onEnable: ({ id, ...item }) => void onEnable(id, item, []),
  };
}

/** The rows of the items that are not enabled, those with the fewest missing parts first. */
function useRows<Item extends Course | CpdEvent>(
  items: readonly Item[] | undefined,
  toRow: (item: Item) => Omit<Unfinished, 'id' | 'picture'>,
) {
  const imageUrl = useImageUrl();
  return items
    ?.filter(({ isEnable }) => !isEnable)
    .map((item) => ({ ...toRow(item), id: item._id, picture: item.cover ? imageUrl(item.cover._id) : undefined }))
    .toSorted((one, other) => one.missing.length - other.missing.length);
}
