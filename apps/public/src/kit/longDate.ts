/** Writes a day out, such as '7 November 2026', the same for every reader. */
export const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
