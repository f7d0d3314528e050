import { events } from '@cpd/api/events';
import { EventIcon } from '@cpd/ui/Icon';
import { listStateOf, narrowingOf } from '../kit/lists/useListAddress.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';
import { EVENTS_PATH } from './paths.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: EVENTS_PATH,
    title: 'Event',
    navigation: { label: 'Event', place: 60, icon: EventIcon, key: 'e' },
    page: async () => (await import('./EventListPage.tsx')).EventListPage,
    read(client, { search }) {
      const { page, size, ...state } = listStateOf(search);
      events.list.prefetch(client, { page, size, ...narrowingOf(state) });
    },
  },
  {
    path: `${EVENTS_PATH}/:id`,
    title: 'Edit event',
    page: async () => (await import('./EventEditPage.tsx')).EventEditPage,
    read: (client, { id }) => events.detail.prefetch(client, { id }),
  },
];
