import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { certificateGroups } from './resource.ts';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

/** The group list and the course form's selector, both loaded. */
async function renderList(keyword = '') {
  const rendered = renderApi(
    fake,
    (search: string) => ({
      list: certificateGroups.list.useQuery({ page: 1, keyword: search }),
      options: certificateGroups.options.useQuery({ autoComplete: true }),
      draft: certificateGroups.draft.useMutation(),
      enable: certificateGroups.enable.useMutation(),
      remove: certificateGroups.remove.useMutation(),
      save: certificateGroups.save.useMutation(),
    }),
    { initialProps: keyword },
  );
  await waitFor(() => expect(rendered.result.current.list.data).toBeDefined());
  await waitFor(() => expect(rendered.result.current.options.data).toBeDefined());
  return rendered;
}

test('the certificate groups are searched by name, and a blank search is not sent', async () => {
  const { result, rerender } = await renderList('nursing');
  expect(result.current.list.data?.total).toBe(3);
  rerender('   ');
  await waitFor(() => expect(result.current.list.data?.total).toBe(12));
  expect(fake.requests.at(-1)?.address).toBe('/v1/certificate-group?page=1');
});

test('the certificate groups keep the selector apart from the list', async () => {
  const { result } = await renderList();
  expect(result.current.options.data?.[0]).toEqual({ _id: 'group-1', name: 'Nursing' });
  await act(() => result.current.draft.run({}));
  await waitFor(() => expect(result.current.list.data?.total).toBe(13));
  expect(result.current.options.data).toHaveLength(9);
});

test('the certificate groups are updated in the list and the selector after they were saved and enabled', async () => {
  const { result } = await renderList();
  const change = {
    id: 'group-4',
    name: 'Dental',
    passCondition: 2,
    template: 'image-1',
    templateVerticalPosition: 9,
  };
  await act(() => result.current.save.run(change));
  expect(result.current.list.data?.docs[3]).toMatchObject({
    name: 'Dental',
    passCondition: 2,
    template: { _id: 'image-1' },
    templateVerticalPosition: 9,
    isEnable: false,
  });
  await act(() => result.current.enable.run({ id: 'group-4' }));
  expect(result.current.list.data?.docs[3]?.isEnable).toBe(true);
  expect(result.current.options.data).toContainEqual({ _id: 'group-4', name: 'Dental' });
  expect(fake.count('GET /v1/certificate-group')).toBe(4);
});

test('the certificate groups that are deleted leave the list, which is filled up again', async () => {
  const { result } = await renderList();
  await act(() => result.current.remove.run({ id: 'group-5' }));
  await waitFor(() => expect(result.current.list.data?.docs).toHaveLength(10));
  expect(result.current.list.data?.docs.some(({ _id }) => _id === 'group-5')).toBe(false);
});

test('the certificate groups that are in use stay in the list', async () => {
  const { result, report } = await renderList();
  await act(() => result.current.remove.run({ id: 'group-1' }));
  expect(report.mock.calls[0]?.[0]).toMatchObject({ code: 'GROUP_IN_USE' });
  expect(result.current.list.data?.docs[0]?._id).toBe('group-1');
});

test('a group without an id is not requested', async () => {
  const { result } = renderApi(fake, () => certificateGroups.detail.useQuery(null));
  expect([result.current.isLoading, fake.requests.length]).toEqual([false, 0]);
});
