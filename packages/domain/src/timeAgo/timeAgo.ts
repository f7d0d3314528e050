const MINUTE = 60_000;

/** Units with their lengths in milliseconds, the longest first. */
const units = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Says in words how long ago a moment was, both in milliseconds since the epoch: '2 hours ago', 'yesterday'; 'just now' within a minute, and for clocks that differ. */
export function timeAgo(moment: number, now: number): string {
  const age = now - moment;
  const unit = units.find(([, length]) => age >= length);
  return unit === undefined ? 'just now' : words.format(-Math.floor(age / unit[1]), unit[0]);
}
