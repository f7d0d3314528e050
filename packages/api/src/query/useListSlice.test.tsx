import { MAX_COUNTED } from '@cpd/domain/paging';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type CpdEvent, events } from '../events/resource.ts';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useListSlice } from './useListSlice.ts';

test.each([
  ['a keyword that more have than are counted', 'link', MAX_COUNTED + 1, { total: MAX_COUNTED, isAtLeast: true }],
  ['a keyword', 'link', MAX_COUNTED, { total: MAX_COUNTED, isAtLeast: false }],
  ['no keyword', '', MAX_COUNTED + 1, { total: MAX_COUNTED + 1, isAtLeast: false }],
])('an item of a list with %s is one of as many as the list says', async (_, keyword, count, told) => {
  const fake = new FakeApi({ sizes: { events: 1 } });
  const [event] = fake.data.events;
  const toEvent = (_id: string) => ({ ...event, _id, hyperlink: 'link' }) as CpdEvent;
  fake.data.events = Array.from({ length: count }, (__, index) => toEvent(`event-${index}`));
  const toInput = (params: { readonly page: number; readonly keyword: string }) => ({ ...params, size: 2 });
  const { result } = renderApi(fake, () => useListSlice(events.list, toInput, { page: 1, keyword }, 'event-0'));
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current).toEqual({ ids: ['event-0', 'event-1'], offset: 0, pageSize: 2, ...told });
});
