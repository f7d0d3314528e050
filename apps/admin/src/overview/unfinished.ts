import type { Course } from '@cpd/api/courses';
import type { CpdEvent } from '@cpd/api/events';
import { eventDetail, eventRowNames } from '@cpd/domain/event';
import { missingForCourse, missingForEvent, type Requirement } from '@cpd/domain/readiness';
import { displayTitle, recognisableTitle, say, shown } from '@cpd/ui/language';
import type { NamedItem } from '../bin/useItemActions.tsx';
import { courseItem } from '../courses/courseItem.ts';
import { eventItem } from '../events/eventItem.ts';
import { courseFixPath, coursePath, eventPath } from '../paths.ts';

/** An item that is not enabled yet. */
export interface Unfinished {
  readonly id: string;
  /** What dialogs show of it. */
  readonly item: NamedItem;
  readonly name: string;
  /** The name for assistive technology, unique among the rows. */
  readonly rowName: string;
  /** The URL where the first missing part can be added, or else the item's page. */
  readonly href: string;
  /** What the row says of an item that misses nothing. */
  readonly detail: string;
  readonly cover: Course['cover'];
  readonly missing: readonly Requirement[];
}

export const isReady = ({ missing }: Unfinished) => missing.length === 0;

/** The courses that are not enabled, those with the fewest missing parts first. */
export function unfinishedCourses(courses: readonly Course[] | undefined) {
  return unfinished(courses, (course) => {
    const missing = missingForCourse(course);
    const { _id, title, cover, certificateGroup } = course;
    const name = recognisableTitle(title, _id, certificateGroup?.name);
    return {
      item: courseItem(course),
      name,
      rowName: name === title ? name : `${name} ${_id}`,
      href: missing[0] ? courseFixPath(_id, missing[0]) : coursePath(_id),
      detail: displayTitle(certificateGroup?.name),
      cover,
      missing,
    };
  });
}

/** The events that are not enabled, those with the fewest missing parts first. */
export function unfinishedEvents(events: readonly CpdEvent[] | undefined) {
  const nameOf = eventRowNames(events ?? []);
  return unfinished(events, (event) => {
    const missing = missingForEvent(event);
    const href = eventPath(event._id);
    const item = eventItem(event);
    return {
      item,
      name: item.name,
      rowName: shown(nameOf(event)),
      href: missing[0] ? `${href}#${missing[0]}` : href,
      detail: say(eventDetail(event)),
      cover: event.cover,
      missing,
    };
  });
}

function unfinished<Item extends Course | CpdEvent>(
  items: readonly Item[] | undefined,
  toRow: (item: Item) => Omit<Unfinished, 'id'>,
): readonly Unfinished[] | undefined {
  return items
    ?.filter(({ isEnable }) => !isEnable)
    .map((item) => ({ ...toRow(item), id: item._id }))
    .toSorted((one, other) => one.missing.length - other.missing.length);
}
