const words = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's own words and time zone. */
export function momentOf(at: string): string {
  return words.format(new Date(at));
}

/** Shows a moment. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentOf(at)}</time>;
}
