import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { Button } from '@cpd/ui/Button';
import { PlusIcon } from '@cpd/ui/Icon';
import { PageHeader } from '@cpd/ui/PageHeader';
import { Inline } from '@cpd/ui/Stack';
import { COURSES_PATH, coursePath } from '../courses/paths.ts';
import { EVENTS_PATH, eventPath } from '../events/paths.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { Counts } from './Counts.tsx';
import * as styles from './OverviewPage.css.ts';
import { overviewSummary } from './overviewTexts.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { UnfinishedCard } from './UnfinishedCard.tsx';
import { useOverview } from './useOverview.ts';
import { isReady, useUnfinishedCourses, useUnfinishedEvents } from './useUnfinished.ts';

/** What waits for an administrator, how much there is, and what has changed. Omits what the server does not offer. */
export function OverviewPage() {
  const overview = useOverview();
  const { courses: allCourses, events: allEvents, draftEvents, posts, changes, onRetry } = overview;
  const unfinishedCourses = useUnfinishedCourses(allCourses);
  const unfinishedEvents = useUnfinishedEvents(draftEvents);
  // With more events than one page, only some are loaded.
  const hasAllEvents = draftEvents?.data && draftEvents.data.docs.length >= draftEvents.data.total;
  const summary = overviewSummary({
    posts: posts.data?.total,
    courses: unfinishedCourses.rows?.filter(isReady).length,
    events: hasAllEvents ? unfinishedEvents.rows?.filter(isReady).length : undefined,
  });

  return (
    <div className={styles.page}>
      <PageHeader title="Overview" description={summary ?? '\u00a0'} actions={<NewButtons />} />
      <Counts {...overview} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <UnfinishedCard
            title="Courses to finish"
            noun="course"
            query={allCourses}
            list={unfinishedCourses}
            hasNone={allCourses.data?.length === 0}
            href={`${COURSES_PATH}?enabled=no`}
            onRetry={onRetry}
          />
          {draftEvents && (
            <UnfinishedCard
              title="Events to finish"
              noun="event"
              query={draftEvents}
              list={unfinishedEvents}
              hasNone={allEvents.data?.total === 0}
              href={`${EVENTS_PATH}?enabled=no`}
              onRetry={onRetry}
            />
          )}
        </div>
        <div className={styles.column}>
          <ReviewCard query={posts} onRetry={onRetry} />
          {changes && <ChangesCard query={changes} onRetry={onRetry} />}
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
