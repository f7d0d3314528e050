import { joined, kept, locale, numberFormat, textLocale } from './locale.ts';
import { say } from './say.ts';

const collator = kept(Intl.Collator, { numeric: true });
const dateAndTime = kept(Intl.DateTimeFormat, { dateStyle: 'medium', timeStyle: 'short' });
const fullDay = kept(Intl.DateTimeFormat, { dateStyle: 'full' });
const timeOfDay = kept(Intl.DateTimeFormat, { timeStyle: 'short' });
const relativeTime = kept(Intl.RelativeTimeFormat, { numeric: 'auto' }, textLocale);

/** A list in a sentence: 'a, b and c'. What exceeds a maximum is counted: 'a, b and 2 more'. */
export function listed(items: readonly string[], max = items.length): string {
  const others = items.length - max;
  return joined(others > 0 ? [...items.slice(0, max), say('{others} more', { others })] : items);
}

/** The order of two texts of people, as a dictionary of the page's language has it. */
export function compareTexts(one: string, other: string): number {
  return collator().compare(one, other);
}

/** A number in the digits of the page's language. */
export function formatNumber(number: number): string {
  return numberFormat().format(number);
}

/** What spreadsheets of the page's language expect between cells: a semicolon if it writes 1.5 as '1,5'. */
export function csvSeparator(): ',' | ';' {
  return numberFormat().format(1.5).includes(',') ? ';' : ',';
}

/** The date and the time of an ISO timestamp. @param timeZone An IANA name. @default the user's time zone */
export function formatDateTime(timestamp: string, timeZone?: string): string {
  const format = timeZone === undefined ? dateAndTime() : dateAndTimeIn(timeZone);
  return format.format(new Date(timestamp));
}

function dateAndTimeIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** 'Today', 'Yesterday', or the day in full. */
export function formatDay(timestamp: string, now = new Date()): string {
  const name = fullDay().format(new Date(timestamp));
  if (name === fullDay().format(now)) return say('Today');
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return name === fullDay().format(yesterday) ? say('Yesterday') : name;
}

/** The time of day, such as '7:17 PM'. */
export function formatTime(date: Date): string {
  return timeOfDay().format(date);
}

/** A date such as '7 November 2026'. */
export function longDate(timestamp: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(textLocale(), { dateStyle: 'long', timeZone }).format(new Date(timestamp));
}

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

/** '2 hours ago', 'yesterday'; 'just now' within a minute, and for a time in the future. Times are in milliseconds. */
export function timeAgo(time: number, now: number): string {
  const age = now - time;
  const unit = units.find(([, length]) => age >= length);
  return unit === undefined ? say('just now') : relativeTime().format(-Math.floor(age / unit[1]), unit[0]);
}
