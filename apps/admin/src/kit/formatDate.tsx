const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Date formatting: an ISO timestamp in the user's language and time zone. */
export function formatDateTime(timestamp: string): string {
  return dateTime.format(new Date(timestamp));
}

/** The width in pixels of a column of dates with times, each on one line. */
export const DATE_TIME_WIDTH = 200;

export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
