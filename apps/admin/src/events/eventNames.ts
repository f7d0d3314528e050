import { eventName, type NamedEvent } from '@cpd/domain/event';
import { eventTitle } from '../kit/eventTitle.ts';

/** Names that are unique among events: the id follows a name that is missing or not unique. */
export function eventRowNames<Event extends NamedEvent & { readonly _id: string }>(
  events: readonly Event[],
): (event: Event) => string {
  const names = events.map(eventName);
  return (event) => {
    const name = eventName(event);
    const isUnique = name !== undefined && names.indexOf(name) === names.lastIndexOf(name);
    return isUnique ? name : `${eventTitle(event)} ${event._id}`;
  };
}
