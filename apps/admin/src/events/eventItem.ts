import type { CpdEvent } from '@cpd/api/events';
import { eventContents } from '@cpd/domain/consequence';
import { eventTitle } from '@cpd/domain/event';
import { shown } from '@cpd/ui/language';
import type { NamedItem } from '../bin/useItemActions.tsx';

/** An event as the dialogs that enable and delete it show it. */
export function eventItem(event: CpdEvent): NamedItem {
  return {
    name: shown(eventTitle(event)),
    image: event.cover?._id,
    isEnable: event.isEnable,
    contents: eventContents(event),
  };
}
