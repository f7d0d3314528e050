import { useCapability } from '@cpd/api/capabilities';
import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { feed } from '@cpd/api/feed';
import { FEED_STATUS } from '@cpd/domain/feed';
import { MAX_PAGE_SIZE } from '@cpd/domain/paging';
import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';
import { PageHeader } from '@cpd/ui/PageHeader';
import { Inline, Stack } from '@cpd/ui/Stack';
import { Text } from '@cpd/ui/Text';
import { COURSES_PATH, coursePath } from '../courses/paths.ts';
import { EVENTS_PATH, eventPath } from '../events/paths.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { Counts } from './Counts.tsx';
import * as styles from './OverviewPage.css.ts';
import { overviewSummary } from './overviewTexts.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { UnfinishedCard } from './UnfinishedCard.tsx';
import { isReady, useUnfinishedCourses, useUnfinishedEvents } from './useUnfinished.ts';

/** The posts of their card. */
const POSTS = 3;

/** What waits for an administrator, how much there is, and what has changed. It leaves out what the server does not offer. */
export function OverviewPage() {
  const hasEventFilter = useCapability('event-filter');
  const hasHistory = useCapability('history') !== false;
  const allCourses = courses.list.useQuery({});
  const review = feed.excerpt.useQuery({ status: FEED_STATUS.review, page: 1, size: POSTS });
  const draftEvents = events.list.useQuery(hasEventFilter ? { page: 1, size: MAX_PAGE_SIZE, isEnable: false } : null);
  const unfinishedCourses = useUnfinishedCourses(allCourses);
  const unfinishedEvents = useUnfinishedEvents(draftEvents);
  // Of more events than one page has, only some are known.
  const areAllEventsKnown = draftEvents.data && draftEvents.data.docs.length >= draftEvents.data.total;
  const summary = overviewSummary({
    posts: review.data?.total,
    courses: unfinishedCourses.rows?.filter(isReady).length,
    events: areAllEventsKnown ? unfinishedEvents.rows?.filter(isReady).length : undefined,
  });

  return (
    <div className={styles.page}>
      <Stack gap={4}>
        <PageHeader title="Overview" actions={<NewButtons />} />
        <Text tone="muted">{summary ?? '\u00a0'}</Text>
      </Stack>
      <Counts courses={allCourses} draftEvents={hasEventFilter === false ? null : draftEvents} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <UnfinishedCard
            title="Courses to finish"
            noun="course"
            query={allCourses}
            list={unfinishedCourses}
            href={`${COURSES_PATH}?enabled=no`}
          />
          {hasEventFilter !== false && (
            <UnfinishedCard
              title="Events to finish"
              noun="event"
              query={draftEvents}
              list={unfinishedEvents}
              href={`${EVENTS_PATH}?enabled=no`}
            />
          )}
        </div>
        <div className={styles.column}>
          <ReviewCard query={review} />
          {hasHistory && <ChangesCard />}
        </div>
      </div>
    </div>
  );
}

function NewButtons() {
  const openEvent = useOpenDraft(events.draft.useMutation(), eventPath);
  const openCourse = useOpenDraft(courses.draft.useMutation(), coursePath);
  return (
    <Inline>
      <Button icon={<PlusIcon />} onPress={() => void openEvent()}>
        New event
      </Button>
      <Button variant="primary" icon={<PlusIcon />} onPress={() => void openCourse()}>
        New course
      </Button>
    </Inline>
  );
}
