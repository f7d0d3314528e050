import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeApi } from '../testing/FakeApi.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { users } from '../users/resource.ts';
import { issuedCertificates, isUnconfirmed, useIssueToMany, useNewCertificate } from './resource.ts';

let fake: FakeApi;

beforeEach(() => {
  fake = new FakeApi();
});

test('a certificate that is issued again is shown as replaced on the page and in the list that show it', async () => {
  fake.sessions.isProved = true;
  const { result } = renderApi(fake, () => ({
    person: users.detail.useQuery({ id: 'user-1' }),
    list: issuedCertificates.list.useQuery({ user: 'user-1', page: 1, size: 10 }),
    reissue: issuedCertificates.reissue.useMutation(),
  }));
  await waitFor(() => expect(result.current.list.data?.docs).not.toHaveLength(0));
  await waitFor(() => expect(result.current.person.data?.certificates).not.toHaveLength(0));
  const valid = result.current.list.data?.docs.find(({ state }) => state === 'valid');
  await act(() => result.current.reissue.run({ id: valid?._id ?? '' }));
  await waitFor(() => expect(result.current.person.data?.certificates[0]?.predecessor?._id).toBe(valid?._id));
  expect(result.current.list.data?.docs.find(({ _id }) => _id === valid?._id)?.state).toBe('replaced');
});

test('a certificate that someone else has withdrawn meanwhile is shown as withdrawn on the page of the person', async () => {
  fake.sessions.isProved = true;
  const { result } = renderApi(fake, () => ({
    person: users.detail.useQuery({ id: 'user-1' }),
    reissue: issuedCertificates.reissue.useMutation(),
  }));
  await waitFor(() => expect(result.current.person.data?.certificates).not.toHaveLength(0));
  const shown = result.current.person.data?.certificates.find(({ state }) => state === 'valid');
  const stored = fake.data.certificates.find(({ _id }) => _id === shown?._id);
  Object.assign(stored ?? {}, { state: 'withdrawn' });
  await act(() => result.current.reissue.run({ id: shown?._id ?? '' }));
  await waitFor(() =>
    expect(result.current.person.data?.certificates.find(({ _id }) => _id === shown?._id)?.state).toBe('withdrawn'),
  );
});

describe('after a lost response', () => {
  const change = { user: 'user-1', certificateGroup: 'group-1' };
  const openPerson = () => {
    fake.sessions.isProved = true;
    return renderApi(fake, () => ({
      person: users.detail.useQuery({ id: 'user-1' }),
      issue: issuedCertificates.issue.useMutation(),
      startNew: useNewCertificate('user-1'),
      reissue: issuedCertificates.reissue.useMutation(),
      withdraw: issuedCertificates.withdraw.useMutation(),
    }));
  };
  type Person = ReturnType<typeof openPerson>['result'];
  const issued = () => fake.data.certificates.filter(({ user }) => user === 'user-1').length;
  const loaded = (result: Person) => waitFor(() => expect(result.current.person.data).toBeDefined());
  const validOf = (result: Person) =>
    result.current.person.data?.certificates.find(({ state }) => state === 'valid')?._id ?? '';

  test('a certificate was issued if the page, loaded again, shows it', async () => {
    fake.fail('POST /v1/certificate', 'lost', 1);
    const { result, report } = openPerson();
    await loaded(result);
    const before = issued();
    expect(await act(() => result.current.issue.run(change))).toMatchObject({ isDone: true });
    expect([issued(), report.mock.calls.length]).toEqual([before + 1, 0]);
    expect(result.current.person.data?.certificates).toHaveLength(before + 1);
  });

  test('a certificate is issued once, also from a dialog that was opened again', async () => {
    const { result, report } = openPerson();
    await loaded(result);
    const before = issued();
    fake.fail('POST /v1/certificate', 'lost', 1);
    fake.fail('GET /v1/user/', 'dropped', 1);
    await act(() => result.current.issue.run(change));
    expect(report).toHaveBeenCalled();
    result.current.startNew();
    await act(() => result.current.issue.run(change));
    expect(issued()).toBe(before + 1);
  });

  test('another certificate of the same group is issued once the first one is shown', async () => {
    const { result } = openPerson();
    await loaded(result);
    const before = issued();
    fake.fail('POST /v1/certificate', 'lost', 1);
    fake.fail('GET /v1/user/', 'dropped', 1);
    await act(() => result.current.issue.run(change));
    await act(() => result.current.person.reload());
    act(() => result.current.startNew());
    await act(() => result.current.issue.run(change));
    expect(issued()).toBe(before + 2);
  });

  test('two certificates of a group are issued one after the other', async () => {
    const { result } = openPerson();
    await loaded(result);
    const before = issued();
    await act(() => result.current.issue.run(change));
    await act(() => result.current.issue.run(change));
    expect(issued()).toBe(before + 2);
  });

  test('a withdrawn certificate is shown as withdrawn', async () => {
    fake.fail('POST /v1/certificate/withdraw', 'lost', 1);
    const { result, report } = openPerson();
    await loaded(result);
    const id = validOf(result);
    expect(await act(() => result.current.withdraw.run({ id, reason: 'Wrong group' }))).toMatchObject({ isDone: true });
    expect(report).not.toHaveBeenCalled();
    expect(result.current.person.data?.certificates.find(({ _id }) => _id === id)?.state).toBe('withdrawn');
  });

  test('a certificate is issued again once', async () => {
    const { result } = openPerson();
    await loaded(result);
    const before = issued();
    const id = validOf(result);
    fake.fail('POST /v1/certificate/reissue', 'lost', 2);
    fake.fail('GET /v1/user/', 'dropped', 1);
    expect(await act(() => result.current.reissue.run({ id }))).toMatchObject({ isDone: false });
    expect(await act(() => result.current.reissue.run({ id }))).toMatchObject({ isDone: true });
    expect(issued()).toBe(before + 1);
  });
});

describe('certificates of many people', () => {
  const render = () => renderApi(fake, () => useIssueToMany());
  const issuedTo = (user: string) =>
    fake.data.certificates.filter((one) => one.user === user && one.certificateGroup === 'group-1').length;

  test('are issued one by one without the overlay, and a person who cannot get one does not end it', async () => {
    const nameless = fake.data.users[10];
    Object.assign(nameless ?? {}, { firstName: null, lastName: null });
    const { result, report, overlay } = render();
    const results: unknown[] = [];
    const onResult = (user: string, one: object) => results.push([user, 'number' in one ? 'issued' : one]);
    const users = ['user-10', 'user-11', 'gone', 'user-12'];
    const signal = new AbortController().signal;
    const outcome = await act(() => result.current.run('group-1', users, { signal, onResult }));
    expect(outcome).toMatchObject({ isDone: true });
    expect(results).toEqual([
      ['user-10', 'issued'],
      ['user-11', expect.objectContaining({ code: 'NAME_NOT_DRAWABLE' })],
      ['gone', expect.objectContaining({ status: 400 })],
      ['user-12', 'issued'],
    ]);
    expect([report.mock.calls.length, overlay.begun]).toEqual([0, 0]);
  });

  test('stop before the next one', async () => {
    const { result, report } = render();
    const controller = new AbortController();
    const results: string[] = [];
    const onResult = (user: string) => {
      results.push(user);
      controller.abort();
    };
    const outcome = await act(() =>
      result.current.run('group-1', ['user-10', 'user-12'], { signal: controller.signal, onResult }),
    );
    expect([outcome.isDone, results, report.mock.calls.length]).toEqual([false, ['user-10'], 0]);
  });

  test('are issued once each after a lost response, which the run ends with', async () => {
    const before = issuedTo('user-10');
    fake.fail('POST /v1/certificate', 'lost', 1);
    const { result, report, client } = render();
    const options = { signal: new AbortController().signal, onResult: () => {} };
    const isOpen = () => isUnconfirmed(client, { user: 'user-10', certificateGroup: 'group-1' });
    expect(await act(() => result.current.run('group-1', ['user-10'], options))).toMatchObject({ isDone: false });
    expect([issuedTo('user-10') - before, isOpen(), report.mock.calls.length]).toEqual([1, true, 1]);
    expect(await act(() => result.current.run('group-1', ['user-10'], options))).toMatchObject({ isDone: true });
    expect([issuedTo('user-10') - before, isOpen()]).toEqual([1, false]);
  });
});
