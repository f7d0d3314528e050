import type { Course } from '@cpd/api/courses';
import type { CpdEvent } from '@cpd/api/events';
import type { Page } from '@cpd/api/query';
import { MAX_PAGE_SIZE } from '@cpd/domain/paging';
import { missingForCourse, missingForEvent } from '@cpd/domain/readiness';
import type { Waiting } from './overviewTexts.ts';

/** The first events that are not enabled. */
export const DRAFT_EVENTS = { page: 1, size: MAX_PAGE_SIZE, isEnable: false } as const;

interface Loaded {
  readonly posts: number | undefined;
  readonly courses: readonly Course[] | undefined;
  /** The response to `DRAFT_EVENTS`. */
  readonly draftEvents: Page<CpdEvent> | undefined;
}

/** Counts what waits for an administrator. With more events than one page, only some are loaded, and their number is unknown. */
export function waitingOf({ posts, courses, draftEvents }: Loaded): Waiting {
  const hasAllEvents = draftEvents !== undefined && draftEvents.docs.length >= draftEvents.total;
  return {
    posts,
    courses: courses?.filter((course) => !course.isEnable && missingForCourse(course).length === 0).length,
    events: hasAllEvents
      ? draftEvents.docs.filter((event) => !event.isEnable && missingForEvent(event).length === 0).length
      : undefined,
  };
}
