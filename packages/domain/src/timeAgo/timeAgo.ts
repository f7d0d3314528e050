const MINUTE = 60_000;

/** With their lengths in milliseconds, the longest first. */
const units = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const relativeTimeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** '2 hours ago', 'yesterday'; 'just now' within a minute, and for a time in the future. Times are in milliseconds. */
export function timeAgo(time: number, now: number): string {
  const age = now - time;
  const unit = units.find(([, length]) => age >= length);
  return unit === undefined ? 'just now' : relativeTimeFormat.format(-Math.floor(age / unit[1]), unit[0]);
}
