import { useClient } from '@cpd/api/client';
import { events } from '@cpd/api/events';
import { imageAddress } from '@cpd/api/uploads';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { useRowActions } from '../kit/lists/useRowActions.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { EventListScreen } from './EventListScreen.tsx';
import { eventPath } from './paths.ts';

export function EventListPage() {
  const client = useClient();
  const address = useListAddress();
  const list = useServerList(events.list.useQuery({ page: address.page, size: address.size }), address);
  const { onEnable, onDelete } = useRowActions({
    enable: events.enable.useMutation(),
    remove: events.remove.useMutation(),
    reload: list.onRetry,
  });
  const openDraft = useOpenDraft(events.draft.useMutation(), eventPath);
  return (
    <EventListScreen
      list={list}
      imageUrl={(id) => imageAddress(client, id)}
      onNew={openDraft}
      onEnable={({ _id }) => void onEnable(_id, `Event ${_id}`)}
      onDelete={({ _id }) => void onDelete(_id, `Event ${_id}`)}
    />
  );
}
