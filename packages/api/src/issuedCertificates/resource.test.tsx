// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { users } from '../users/resource.ts';
import { issuedCertificates, newCertificateId } from './resource.ts';

afterEach(cleanup);

test('a certificate that is issued again is shown as replaced on the page and in the list that show it', async () => {
  const fake = new FakeApi();
  fake.sessions.isProved = true;
  const { result } = renderApi(fake, () => ({
    person: users.detail.useQuery({ id: 'user-1' }),
    list: issuedCertificates.list.useQuery({ user: 'user-1', page: 1, size: 10 }),
    reissue: issuedCertificates.reissue.useMutation(),
  }));
  await waitFor(() => expect(result.current.list.data?.docs).not.toHaveLength(0));
  await waitFor(() => expect(result.current.person.data?.certificates).not.toHaveLength(0));
  const valid = result.current.list.data?.docs.find(({ state }) => state === 'valid');
  await act(() => result.current.reissue.run({ id: valid?._id ?? '', newId: newCertificateId() }));
  await waitFor(() => expect(result.current.person.data?.certificates[0]?.predecessor?._id).toBe(valid?._id));
  expect(result.current.list.data?.docs.find(({ _id }) => _id === valid?._id)?.state).toBe('replaced');
});

test('a certificate that someone else has withdrawn meanwhile is shown as withdrawn on the page of the person', async () => {
  const fake = new FakeApi();
  fake.sessions.isProved = true;
  const { result } = renderApi(fake, () => ({
    person: users.detail.useQuery({ id: 'user-1' }),
    reissue: issuedCertificates.reissue.useMutation(),
  }));
  await waitFor(() => expect(result.current.person.data?.certificates).not.toHaveLength(0));
  const shown = result.current.person.data?.certificates.find(({ state }) => state === 'valid');
  const stored = fake.data.certificates.find(({ _id }) => _id === shown?._id);
  Object.assign(stored ?? {}, { state: 'withdrawn' });
  await act(() => result.current.reissue.run({ id: shown?._id ?? '', newId: newCertificateId() }));
  await waitFor(() =>
    expect(result.current.person.data?.certificates.find(({ _id }) => _id === shown?._id)?.state).toBe('withdrawn'),
  );
});
