import { useCapability } from '@cpd/api/capabilities';
import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { feed } from '@cpd/api/feed';
import { waitingOf, waitingSentence } from '@cpd/domain/waiting';
import { Button } from '@cpd/ui/Button';
import { LinkButton } from '@cpd/ui/Link';
import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { DRAFT_EVENTS } from '../listInputs.ts';
import { hasJustSignedIn } from '../login/leaving.ts';
import { OVERVIEW_PATH } from '../paths.ts';
import * as styles from './WaitingLine.css.ts';

/** Its sentence is as long as most, so the space for it fits them. */
const TYPICAL_WAITING = { posts: 30, courses: 3, events: 2 };

export interface WaitingLineProps {
  /** Whether the list below shows its rows, which must not move any more. */
  hasRows: boolean;
}

/** Says once after the sign-in what waits, and leads to the overview. Null if nothing is known to wait. */
export function WaitingLine({ hasRows }: WaitingLineProps) {
  const { state } = useLocation();
  const isNavigation = useNavigationType() !== 'POP';
  // A page of the list has another location.
  const [isDue, setIsDue] = useState(isNavigation && hasJustSignedIn(state));
  return isDue ? <Line hasRows={hasRows} onDismiss={() => setIsDue(false)} /> : null;
}

function Line({ hasRows, onDismiss }: WaitingLineProps & { onDismiss: () => void }) {
  const { sentence, isLoading } = useSentence();
  const [isSpaceKept, setIsSpaceKept] = useState(false);
  if (hasRows && isLoading && !isSpaceKept) setIsSpaceKept(true);
  if (sentence === undefined && !isLoading && !isSpaceKept) return null;
  return (
    <div className={sentence === undefined ? styles.reserved : undefined} aria-hidden={sentence === undefined}>
      <Notice
        actions={
          <Inline gap={8}>
            <LinkButton size="small" href={OVERVIEW_PATH}>
              {say('Open the overview')}
            </LinkButton>
            <Button variant="quiet" size="small" onPress={onDismiss}>
              {say('Dismiss')}
            </Button>
          </Inline>
        }
      >
        {say(sentence ?? waitingSentence(TYPICAL_WAITING))}
      </Notice>
    </div>
  );
}

/** The sentence on what waits, without the parts that could not be loaded. Failures are not reported: the list below works. */
function useSentence() {
  const hasEventFilter = useCapability('event-filter');
  const posts = feed.inReview.useQuery();
  const allCourses = courses.list.useQuery({}, { isReported: false });
  const draftEvents = events.list.useQuery(hasEventFilter ? DRAFT_EVENTS : null, { isReported: false });
  const isPending = [posts, allCourses, ...(hasEventFilter ? [draftEvents] : [])].some(
    ({ data, error }) => data === undefined && error === undefined,
  );
  const isLoading = isPending || hasEventFilter === undefined;
  const waiting = waitingOf({ posts: posts.data, courses: allCourses.data, draftEvents: draftEvents.data });
  return { isLoading, sentence: isLoading ? undefined : waitingSentence(waiting) };
}
