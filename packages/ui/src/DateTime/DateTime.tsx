import { formatDateTime, formatTime, timeAgo, useNow } from '../language/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** The width in pixels of a column of dates with times, each on one line. */
export const DATE_TIME_WIDTH = 200;

export interface DateTimeProps {
  /** In ISO 8601, such as '2026-03-01T09:00:00.000Z'. */
  at: string;
  /** @default that of the reader */
  timeZone?: string | undefined;
}

/** A date with its time, in the reader's language and time zone. */
export function DateTime({ at, timeZone }: DateTimeProps) {
  return <time dateTime={at}>{formatDateTime(at, timeZone)}</time>;
}

/** A time below the title of its day: how long ago it was today, of other days the time of day. Its tooltip has the full date. */
export function TimeAgo({ at }: Pick<DateTimeProps, 'at'>) {
  const now = useNow();
  const then = Date.parse(at);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      <span aria-hidden="true">{isSameDay(then, now) ? timeAgo(then, now) : formatTime(new Date(at))}</span>
      <VisuallyHidden>{formatDateTime(at)}</VisuallyHidden>
    </time>
  );
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
