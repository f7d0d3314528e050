import { activity } from '@cpd/api/activity';
import { useCapability } from '@cpd/api/capabilities';
import { certificateGroups } from '@cpd/api/certificateGroups';
import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { feed } from '@cpd/api/feed';
import { COUNT_ONLY } from '@cpd/api/query';
import { users } from '@cpd/api/users';
import { FEED_STATUS } from '@cpd/domain/feed';
import { DRAFT_EVENTS } from '../listInputs.ts';

/** The number of posts in the review card. */
const MAX_POSTS = 3;

/** The number of changes to load, of which the card shows only those of content. */
const LOADED_CHANGES = 50;

export type Overview = ReturnType<typeof useOverview>;

/** Loads the parts of the overview. Parts that the server does not offer are null. */
export function useOverview() {
  const hasEventFilter = useCapability('event-filter');
  const hasHistory = useCapability('history');
  const draftEvents = events.list.useQuery(hasEventFilter ? DRAFT_EVENTS : null);
  const changes = activity.list.useQuery({ page: 1, size: LOADED_CHANGES }, { isReported: true });
  const queries = {
    courses: courses.list.useQuery({}),
    posts: feed.excerpt.useQuery({ status: FEED_STATUS.review, page: 1, size: MAX_POSTS }),
    events: events.list.useQuery(COUNT_ONLY),
    draftEvents: hasEventFilter === false ? null : draftEvents,
    groups: certificateGroups.list.useQuery(COUNT_ONLY),
    enabledGroups: certificateGroups.options.useQuery({ autoComplete: true }),
    users: users.list.useQuery(COUNT_ONLY),
    changes: hasHistory === false ? null : changes,
  };
  return {
    ...queries,
    /** Reloads every part that failed. */
    onRetry() {
      for (const query of Object.values(queries)) if (query?.error && query.data === undefined) void query.reload();
    },
  };
}
