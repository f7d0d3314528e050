import { useClient } from '@cpd/api/client';
import { events } from '@cpd/api/events';
import { imageAddress } from '@cpd/api/uploads';
import { serverListOf, serverPager, usePageWithin } from '../kit/lists/serverList.ts';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { useRowActions } from '../kit/lists/useRowActions.ts';
import { EventListScreen } from './EventListScreen.tsx';
import { eventPath } from './paths.ts';

/** The event list at its address. */
export function EventListPage() {
  const client = useClient();
  const address = useListAddress();
  const list = serverListOf(events.list.useQuery({ page: address.page, size: address.size }));
  usePageWithin(list, address);
  const { onEnable, onDelete } = useRowActions({
    enable: events.enable.useMutation(),
    remove: events.remove.useMutation(),
    reload: list.onRetry,
  });
  const openDraft = useOpenDraft(events.draft.useMutation(), eventPath);
  return (
    <EventListScreen
      {...list}
      pager={serverPager(list, address, true)}
      imageUrl={(id) => imageAddress(client, id)}
      onNew={openDraft}
      onEnable={({ _id }) => void onEnable(_id, `Event ${_id}`)}
      onDelete={({ _id }) => void onDelete(_id, `Event ${_id}`)}
    />
  );
}
