import { englishLocale } from '@cpd/domain/language';
import { timeAgo } from '@cpd/domain/timeAgo';
import { Text } from '@cpd/ui/Text';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';

const locale = englishLocale(navigator.languages);
const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

/** Date formatting: an ISO timestamp in the page's language and the user's time zone. */
export function formatDateTime(timestamp: string): string {
  return dateTime.format(new Date(timestamp));
}

/** 'Today', 'Yesterday', or the day in full. */
export function formatDay(timestamp: string, now = new Date()): string {
  const name = day.format(new Date(timestamp));
  if (name === day.format(now)) return 'Today';
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return name === day.format(yesterday) ? 'Yesterday' : name;
}

/** The time of day, such as '7:17 PM'. */
export function formatTime(date: Date): string {
  return time.format(date);
}

/** The width in pixels of a column of dates with times, each on one line. */
export const DATE_TIME_WIDTH = 200;

export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** A time below the title of its day: the time of day, and how long ago it was within a week. Its tooltip has the full date. */
export function TimeAgo({ at }: { at: string }) {
  const [then, now] = [Date.parse(at), Date.now()];
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
