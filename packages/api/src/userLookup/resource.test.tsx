import { MAX_LOOKED_UP } from '@cpd/domain/peopleList';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useUserLookups } from './resource.ts';

const REQUEST = 'POST /v1/user/lookup';
const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `user-${index + 1}@example.org`);

function render(fake: FakeApi, keys: readonly string[]) {
  const options = { initialProps: keys };
  return renderApi(fake, (props: readonly string[]) => useUserLookups(props, 'group-1'), options);
}

test('many users are looked up some in each request, and each once', async () => {
  const fake = new FakeApi();
  const keys = keysOf(MAX_LOOKED_UP + 5);
  const { result, rerender, overlay } = render(fake, [...keys, ...keys]);
  await waitFor(() => expect(result.current.found.size).toBe(keys.length));
  expect(fake.count(REQUEST)).toBe(2);
  expect(result.current.found.get('user-3@example.org')).toMatchObject({ people: [{ _id: 'user-3' }], isExact: true });
  rerender([...keys.slice(2), 'nobody@example.org']);
  await waitFor(() => expect(result.current.found.get('nobody@example.org')).toMatchObject({ people: [] }));
  expect(fake.requests.at(-1)?.body).toEqual({ keys: ['nobody@example.org'], certificateGroup: 'group-1' });
  expect(overlay.begun).toBe(0);
});

test('a failure keeps who was found, and the rest is looked up again on request', async () => {
  const fake = new FakeApi();
  const { result, rerender, report } = render(fake, ['user-1']);
  await waitFor(() => expect(result.current.found.size).toBe(1));
  fake.fail(REQUEST, { status: 500 }, 1);
  rerender(['user-1', 'user-2']);
  await waitFor(() => expect(result.current.error?.status).toBe(500));
  expect(result.current.found.size).toBe(1);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.found.size).toBe(2));
  expect(report).not.toHaveBeenCalled();
});
