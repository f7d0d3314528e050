import { DATE_AND_TIME } from '@cpd/domain/language';
import { listUpTo } from '@cpd/domain/sentence';
import { cachedFormat, joined, locale, numberFormat, textLocale } from './locale.ts';
import { say } from './say.ts';

const collator = cachedFormat(Intl.Collator, { numeric: true });
const dateAndTime = cachedFormat(Intl.DateTimeFormat, DATE_AND_TIME);
const mediumDate = cachedFormat(Intl.DateTimeFormat, { dateStyle: 'medium' });
const fullDay = cachedFormat(Intl.DateTimeFormat, { dateStyle: 'full' });
const timeOfDay = cachedFormat(Intl.DateTimeFormat, { timeStyle: 'short' });
/** 'yesterday'. */
const dayAgo = cachedFormat(Intl.RelativeTimeFormat, { numeric: 'auto' }, textLocale);
/** Without words such as 'last month', which a calendar would contradict. */
const timeBefore = cachedFormat(Intl.RelativeTimeFormat, {}, textLocale);

/** A list in a sentence: 'a, b and c'. What exceeds a maximum is counted: 'a, b and 2 more'. */
export function listed(items: readonly string[], max = items.length): string {
  return joined(listUpTo(items, max).map((item) => (typeof item === 'string' ? item : say(item))));
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
  return new Intl.DateTimeFormat(locale(), { ...DATE_AND_TIME, timeZone });
}

/** A date such as 'Nov 7, 2026', in the user's time zone. */
export function formatDate(timestamp: string): string {
  return mediumDate().format(new Date(timestamp));
}

/** 'Today', 'Yesterday', or the day in full. */
export function formatDay(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  const days = daysBetween(date, now);
  if (days === 0) return say('Today');
  return days === 1 ? say('Yesterday') : fullDay().format(date);
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
const DAY = 24 * 60 * MINUTE;

/** The number of midnights between two times, in the user's time zone. */
function daysBetween(one: Date, other: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
  return day(other) - day(one);
}

/** With their lengths in days, the longest first. */
const units = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
] as const;

/**
 * '2 hours ago'; from a day on 'yesterday' and '2 days ago' by calendar days of the user's time zone, as a list by days has
 * them. 'just now' within a minute, and for a time in the future. Times are in milliseconds.
 */
export function timeAgo(time: number, now: number): string {
  const age = now - time;
  if (age < MINUTE) return say('just now');
  if (age < 60 * MINUTE) return timeBefore().format(-Math.floor(age / MINUTE), 'minute');
  const days = daysBetween(new Date(time), new Date(now));
  // A day can have 25 hours.
  if (age < DAY || days === 0) return timeBefore().format(-Math.floor(age / (60 * MINUTE)), 'hour');
  const unit = units.find(([, length]) => days >= length);
  return unit ? timeBefore().format(-Math.floor(days / unit[1]), unit[0]) : dayAgo().format(-days, 'day');
}
