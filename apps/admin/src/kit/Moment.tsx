const words = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's own words and time zone. */
export function momentOf(at: string): string {
  return words.format(new Date(at));
}

/** The width in pixels of a column of moments, each in one line. */
export const MOMENT_WIDTH = 200;

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentOf(at)}</time>;
}
