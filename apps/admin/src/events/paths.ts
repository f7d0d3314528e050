/** The address of the list of events. */
export const EVENTS_PATH = '/event';

/** The address of one event's form. */
export function eventPath(id: string): string {
  return `${EVENTS_PATH}/${encodeURIComponent(id)}`;
}
