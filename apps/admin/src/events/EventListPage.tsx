import { useCapability } from '@cpd/api/capabilities';
import { type CpdEvent, events } from '@cpd/api/events';
import { useListParams } from '../kit/lists/useListParams.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { useItemActions } from '../kit/useItemActions.tsx';
import { EventListScreen } from './EventListScreen.tsx';
import { eventListInput } from './eventListInput.ts';
import { eventName } from './eventValues.ts';
import { eventPath } from './paths.ts';

export function EventListPage() {
  const address = useListParams();
  const { keyword } = address;
  const reading = events.list.useQuery(eventListInput(address));
  const list = useServerList(reading, address);
  // Both are shown until the server is known not to have them, so that nothing moves when it is known.
  const isSearchable = useCapability('event-search') !== false;
  const isFilterable = useCapability('event-filter');
  const counts = events.counts.useQuery(isFilterable ? { keyword } : null);
  const { onEnable, onDelete } = useItemActions(events, { reload: list.onRetry });
  const openDraft = useOpenDraft(events.draft.useMutation(), eventPath);
  const imageUrl = useImageUrl();
  const namedItem = (event: CpdEvent) => ({
    name: eventName(event),
    picture: event.cover ? imageUrl(event.cover._id) : undefined,
  });
  return (
    <EventListScreen
      list={list}
      view={address}
      isSearchable={isSearchable}
      isFilterable={isFilterable !== false}
      counts={counts}
      imageUrl={imageUrl}
      onNew={openDraft}
      onEnable={(event, missing) => void onEnable(event._id, namedItem(event), missing)}
      onDelete={(event) => void onDelete(event._id, namedItem(event))}
    />
  );
}
