import { eventName, type NamedEvent } from '@cpd/domain/event';
import { say } from '@cpd/ui/language';

/** The name that is shown of an event. */
export function eventTitle(event: NamedEvent): string {
  return eventName(event) ?? say('Event without a link');
}
