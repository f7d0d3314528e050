import { FakeApi, TabStorage } from '@cpd/api/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

const ISSUE = 'POST /v1/certificate';

/** People without certificates. */
function newcomers(fake: FakeApi) {
  const named = (_id: string, firstName: string, lastName: string) => ({
    _id,
    firstName,
    lastName,
    description: null,
    email: `${_id}@cpd.example`,
  });
  fake.data.users.push(
    named('ada', 'Ada', 'Byron'),
    named('ben', 'Ben', 'King'),
    named('ann-1', 'Ann', 'Lee'),
    named('ann-2', 'Ann', 'Lee'),
  );
  return fake;
}

async function openList(fake = newcomers(new FakeApi()), tabStorage = new TabStorage(null)) {
  await openApp('/certificate-group/group-1/issued', { fake, tabStorage });
  await press('Issue certificates');
  return { fake, tabStorage, dialog: await screen.findByRole('dialog', { name: 'Issue certificates' }) };
}

const issuedTo = ({ data }: FakeApi, ...users: readonly string[]) =>
  users.map(
    (user) => data.certificates.filter((one) => one.user === user && one.certificateGroup === 'group-1').length,
  );

const rowOf = (dialog: HTMLElement, text: string) => {
  const cell = within(dialog).getByRole('rowheader', { name: text });
  return cell.closest('tr')?.textContent;
};

test('no list is offered by a server that cannot look up people', async () => {
  const fake = new FakeApi();
  fake.removeCapabilities('user-lookup');
  await openApp('/certificate-group/group-1/issued', { fake });
  await screen.findByRole('heading', { level: 1, name: 'Issued certificates' });
  await screen.findAllByRole('row');
  expect(screen.queryByRole('button', { name: 'Issue certificates' })).toBeNull();
});

test('a list of people says who was found, and issues to them one by one', async () => {
  const { fake, dialog } = await openList();
  await type('People', 'ada@cpd.example\n\nBen\tKing\nNobody Known\nben');
  expect(
    await within(dialog).findByText('2 people get a certificate. 1 not found: line 4. 1 listed twice: line 5.'),
  ).toBeTruthy();
  expect(rowOf(dialog, 'Nobody Known')).toContain('Not found');
  expect(rowOf(dialog, 'ben')).toContain('Same as line 3');
  await press('Issue 2 certificates');
  expect(await within(dialog).findByText(/^2 certificates issued\. 1 not found/)).toBeTruthy();
  expect(issuedTo(fake, 'ada', 'ben')).toEqual([1, 1]);
  expect(rowOf(dialog, 'Ben King')).toMatch(/Issued, 2026-\d{6}/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(screen.queryByText('You have an unfinished list of people.')).toBeNull();
});

test('a name of several people asks which one is meant', async () => {
  const { fake, dialog } = await openList();
  await type('People', 'Lee, Ann\nBen King');
  expect(await within(dialog).findByText('1 person gets a certificate. 1 to choose: line 1.')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText('Choose the person for “Lee Ann” in line 1'), {
    target: { value: 'ann-2' },
  });
  await press('Issue 2 certificates');
  await within(dialog).findByText('2 certificates issued.');
  expect(issuedTo(fake, 'ann-1', 'ann-2', 'ben')).toEqual([0, 1, 1]);
});

test('a person with a valid certificate of the group gets another one on request only', async () => {
  const { fake, dialog } = await openList();
  const holder = fake.data.certificates.find(
    ({ certificateGroup, state }) => certificateGroup === 'group-1' && state === 'valid',
  );
  const user = holder?.user ?? '';
  const before = issuedTo(fake, user)[0] ?? 0;
  await type('People', user);
  expect(await within(dialog).findByText('1 has a valid one.')).toBeTruthy();
  expect(rowOf(dialog, user)).toMatch(/Has 2026-\d{6} of/);
  await press('Issue');
  expect(fake.count(ISSUE)).toBe(0);
  fireEvent.click(within(dialog).getByLabelText('Issue another one to 1 person with a valid certificate'));
  await press('Issue 1 certificate');
  await within(dialog).findByText('1 certificate issued.');
  expect(issuedTo(fake, user)).toEqual([before + 1]);
});

test('a person who cannot get a certificate does not stop the others', async () => {
  const { fake, dialog } = await openList();
  await type('People', 'ada\nben');
  await within(dialog).findByText('2 people get a certificate.');
  fake.data.users = fake.data.users.filter(({ _id }) => _id !== 'ada');
  await press('Issue 2 certificates');
  expect(await within(dialog).findByText('1 certificate issued. 1 could not be issued.')).toBeTruthy();
  expect(rowOf(dialog, 'ada')).toContain('There is no such item.');
  expect(issuedTo(fake, 'ben')).toEqual([1]);
});

test('issuing is stopped, resumed, and issues each certificate once after a lost response', async () => {
  const { fake, dialog } = await openList();
  await type('People', 'ada\nben\nann-1');
  await within(dialog).findByText('3 people get a certificate.');
  fake.fail(ISSUE, 'lost', 1);
  await press('Issue 3 certificates');
  await answer('Something went wrong.', 'Close');
  expect(within(dialog).getByText(/^Stopped\. 0 of 3 certificates issued\./)).toBeTruthy();
  const release = fake.pause(ISSUE);
  await press('Resume');
  await press('Stop');
  release();
  expect(await within(dialog).findByText(/^Stopped\. 1 of 3 certificates issued\./)).toBeTruthy();
  await press('Resume');
  await within(dialog).findByText('3 certificates issued.');
  expect(issuedTo(fake, 'ada', 'ben', 'ann-1')).toEqual([1, 1, 1]);
});

test('a list is continued after a reload, and issues each certificate once', async () => {
  const { fake, tabStorage, dialog } = await openList();
  await type('People', 'ada\nben\nann-1');
  await within(dialog).findByText('3 people get a certificate.');
  const send = fake.count(ISSUE);
  fake.fail(ISSUE, 'lost', 1);
  await press('Issue 3 certificates');
  await answer('Something went wrong.', 'Close');
  expect(fake.count(ISSUE)).toBe(send + 1);
  cleanup();
  await openApp('/certificate-group/group-1/issued', { fake, tabStorage });
  await press('Continue');
  const reopened = await screen.findByRole('dialog', { name: 'Issue certificates' });
  // The certificate of the lost response exists, and is asked for again.
  await within(reopened).findByText('3 people get a certificate.');
  await press('Issue 3 certificates');
  await within(reopened).findByText('3 certificates issued.');
  expect(issuedTo(fake, 'ada', 'ben', 'ann-1')).toEqual([1, 1, 1]);
});

test('closing an unfinished list asks first', async () => {
  const { fake, dialog } = await openList();
  await type('People', 'ada');
  await within(dialog).findByText('1 person gets a certificate.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await answer('Certificates of this list have not been issued.', 'Discard');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(fake.count(ISSUE)).toBe(0);
});
