export const EVENTS_PATH = '/event';

export function eventPath(id: string): string {
  return `${EVENTS_PATH}/${encodeURIComponent(id)}`;
}
