/** Formats a date such as '7 November 2026', in English for every reader. */
export function longDate(dateTime: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(dateTime));
}
