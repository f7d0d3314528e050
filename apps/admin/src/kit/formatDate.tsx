import { formatDateTime, formatTime, timeAgo, useNow } from '@cpd/ui/language';
import { Text } from '@cpd/ui/Text';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';

/** The width in pixels of a column of dates with times, each on one line. */
export const DATE_TIME_WIDTH = 200;

/** A date with its time, in the user's time zone, or in that of the installation for what it has issued. */
export function DateTime({ at, timeZone }: { at: string; timeZone?: string | undefined }) {
  return <time dateTime={at}>{formatDateTime(at, timeZone)}</time>;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** A time below the title of its day: the time of day, and how long ago it was within a week. Its tooltip has the full date. */
export function TimeAgo({ at }: { at: string }) {
  const now = useNow();
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {now - then < WEEK_MS && `${timeAgo(then, now)} `}
      <span aria-hidden="true">
        <Text as="span" tone="muted" size="small">
          {formatTime(new Date(at))}
        </Text>
      </span>
      <VisuallyHidden>{formatDateTime(at)}</VisuallyHidden>
    </time>
  );
}
