import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createMemoryHost, type Host, HostProvider } from '../Host/index.ts';
import { type ListParams, useListParams } from './useListParams.ts';

function listAt(address: string, parts: Partial<Host> = {}) {
  const host = createMemoryHost(address);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostProvider host={{ ...host, ...parts }}>{children}</HostProvider>
  );
  const { result } = renderHook(useListParams, { wrapper });
  return {
    /** Makes changes before the first of them is rendered. */
    change: (changes: (params: ListParams) => void) => act(() => changes(result.current)),
    address: () => host.current().path + host.current().search,
  };
}

test.each<[string, string, (params: ListParams) => void, string]>([
  [
    'a search after a filter',
    '/course?show=deleted',
    (params) => {
      params.setEnabled('no');
      params.setKeyword('wound');
    },
    '/course?enabled=no&keyword=wound',
  ],
  [
    'an order and a size after a search',
    '/course?page=3',
    (params) => {
      params.setKeyword('wound');
      params.setSort('-title');
      params.setSize(50);
    },
    '/course?keyword=wound&sort=-title&size=50',
  ],
  [
    'the last page after a filter',
    '/course?page=9&sort=title',
    (params) => {
      params.setEnabled('yes');
      params.correctPage(2);
    },
    '/course?sort=title&enabled=yes&page=2',
  ],
])('keeps both changes of a list that are made at once: %s', (_, start, changes, expected) => {
  const list = listAt(start);
  list.change(changes);
  expect(list.address()).toBe(expected);
});

test('a change while another page is being opened is one of the list, and a debounced search none', () => {
  const opening = { path: '/event/1', search: '', hash: '', state: null, key: 'next' };
  const list = listAt('/course?page=2', { nextLocation: () => opening });
  list.change((params) => params.setKeyword('wound'));
  expect(list.address()).toBe('/course?page=2');
  list.change((params) => params.setPage(3));
  expect(list.address()).toBe('/course?page=3');
});
