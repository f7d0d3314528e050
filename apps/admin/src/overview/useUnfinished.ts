import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
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

function byMissing(one: Unfinished, other: Unfinished): number {
  return one.missing.length - other.missing.length;
}

/** The courses that are not enabled. */
export function useUnfinishedCourses(query: ReturnType<typeof courses.list.useQuery>): UnfinishedList {
  const imageUrl = useImageUrl();
  const { onEnable } = useItemActions(courses, { reload: () => void query.reload() });
  const rows = query.data
    ?.filter(({ isEnable }) => !isEnable)
    .map((course) => {
      const missing = missingForCourse(course);
      return {
        id: course._id,
        name: displayTitle(course.title),
        rowName: rowName(course.title, course._id),
        href: coursePath(course._id),
        detail: course.certificateGroup ? displayTitle(course.certificateGroup.name) : 'No certificate group',
        picture: course.cover ? imageUrl(course.cover._id) : undefined,
        missing,
        fixHref: missing[0] ? courseFixPath(course._id, missing[0]) : coursePath(course._id),
      };
    })
    .toSorted(byMissing);
  return { rows, total: rows?.length ?? 0, onEnable: ({ id, ...item }) => void onEnable(id, item, []) };
}

/** A page of events that are not enabled; empty if the server cannot filter. */
export function useUnfinishedEvents(query: ReturnType<typeof events.list.useQuery> | null): UnfinishedList {
  const imageUrl = useImageUrl();
  const reload = () => void query?.reload();
  const { onEnable } = useItemActions(events, { reload });
  const nameOf = eventRowNames(query?.data?.docs ?? []);
  const rows = query?.data?.docs
    .filter(({ isEnable }) => !isEnable)
    .map((event) => {
      const missing = missingForEvent(event);
      const href = eventPath(event._id);
      return {
        id: event._id,
        name: eventName(event),
        rowName: nameOf(event),
        href,
        detail: eventDetail(event),
        picture: event.cover ? imageUrl(event.cover._id) : undefined,
        missing,
        fixHref: missing[0] ? `${href}#${missing[0]}` : href,
      };
    })
    .toSorted(byMissing);
  return {
    rows,
    total: query?.data?.total ?? 0,
    // The page has only events that are not enabled, so a reload fetches the next one.
    onEnable: ({ id, ...item }) => void onEnable(id, item, []).then((isDone) => isDone && reload()),
  };
}
