import { activityFixture } from '@cpd/api/activity/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { userFixture } from '@cpd/api/users/fixtures';
import { locale } from '@cpd/ui/language';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

let fake: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  fake = new FakeApi();
});

const stateOf = (id: string) => fake.data.certificates.find(({ _id }) => _id === id)?.state;
const table = (name: string) => screen.findByRole('table', { name });
const openPerson = () => openApp('/user/user-1', { fake });

/** The person with a valid certificate that shows another name. */
function rename() {
  fake.data.users[0] = userFixture({ firstName: 'Mali', lastName: 'Berg' });
  Object.assign(fake.data.certificates.find(({ _id }) => _id === 'certificate-2') ?? {}, { holder: 'Mali Suwan' });
}

describe('the list of users', () => {
  test('leads to the page of a person, with the e-mail and the number of certificates', async () => {
    const { router } = await openApp('/user', { fake });
    const row = within(await screen.findByRole('row', { name: /user-1@example\.org/ }));
    const link = await row.findByRole('link', { name: 'Mali Suwan' });
    const count = fake.data.certificates.filter(({ user, state }) => user === 'user-1' && state === 'valid').length;
    expect(row.getAllByRole('cell').at(-1)?.textContent).toBe(String(count));
    fireEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Mali Suwan' });
    expect(router.state.location.pathname).toBe('/user/user-1');
  });

  test('has its specified columns alone where the server has no pages of users', async () => {
    fake.removeCapabilities('user-details', 'certificates');
    await openApp('/user', { fake });
    await screen.findByText('Mali Suwan');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Full name',
      'Description',
    ]);
    expect(screen.queryByText('user-1@example.org')).toBeNull();
  });
});

describe('the page of a person', () => {
  test('copies the link of a certificate', async () => {
    const write = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await openPerson();
    await press('Copy link of 2026-000002');
    await screen.findByText('Link copied');
    expect(write).toHaveBeenCalledWith('https://cpd.example.org/public/certificate/certificate-2');
  });

  test('copies the link of a certificate by J and C', async () => {
    const write = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await openPerson();
    await table('Certificates');
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'c' });
    await screen.findByText('Link copied');
  });

  test('offers in the palette what can be done with the newest valid certificate', async () => {
    rename();
    await openPerson();
    await table('Certificates');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const group = within(await screen.findByRole('group', { name: 'Mali Berg' }, { timeout: 5000 }));
    expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Copy link of 2026-000002',
      'Issue again 2026-000002',
      'Withdraw 2026-000002',
      'Issue certificate',
    ]);
    fireEvent.click(group.getByRole('option', { name: 'Withdraw 2026-000002' }));
    await screen.findByRole('dialog', { name: 'Withdraw 2026-000002' });
  });

  test('names in the history what was changed, which the history does not store', async () => {
    const number = { _id: 'certificate-2', kind: 'certificate' as const, title: null };
    fake.data.activity = [activityFixture({ subject: number, action: 'certificate.withdrawn', changes: [] })];
    await openPerson();
    const history = within(await screen.findByRole('region', { name: 'History' }));
    history.getByText('2026-000002');
    fireEvent.click(history.getByRole('button', { name: 'Show all' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    await dialog.findByText('Withdrew the certificate');
    dialog.getByText('2026-000002');
  });

  test('withdraws a certificate with a reason, after a proof of identity', async () => {
    fake.sessions.isProved = false;
    await openPerson();
    await press('Withdraw 2026-000002');
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw 2026-000002' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(fake.count('POST /v1/certificate')).toBe(0);
    await type(/^Reason/, 'Wrong group');
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    const proof = within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
    expect(stateOf('certificate-2')).toBe('valid');
    fireEvent.change(proof.getByLabelText(/^Password/), { target: { value: 'correct horse' } });
    fireEvent.click(proof.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Certificate 2026-000002 withdrawn');
    expect(within(await table('Certificates')).getByText('Wrong group')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw 2026-000002' })).toBeNull();
  });

  test('issues a certificate in an enabled group', async () => {
    await openPerson();
    await press('Issue certificate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue certificate' }));
    fireEvent.click(await dialog.findByRole('button', { name: /^Choose…/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Nursing' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await screen.findByText(/^Certificate 2026-\d+ issued$/);
    expect(fake.data.certificates[0]).toMatchObject({ user: 'user-1', state: 'valid' });
  });

  test('dates certificates in the time zone of the service', async () => {
    const certificate = fake.data.certificates.find(({ _id }) => _id === 'certificate-2');
    Object.assign(certificate ?? {}, { issuedAt: '2026-03-01T12:00:00.000Z', timeZone: 'Pacific/Kiritimati' });
    await openPerson();
    const row = within(await table('Certificates')).getByRole('row', { name: /2026-000002/ });
    expect(row.textContent).toContain('Mar 2, 2026, 2:00');
  });

  test('says that the person has a valid certificate of the chosen group, with its number and date', async () => {
    await openPerson();
    await press('Issue certificate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue certificate' }));
    const choose = async (group: string) => {
      fireEvent.click(await dialog.findByRole('button', { name: /^(Choose…|Pharmacy)/ }));
      fireEvent.click(await screen.findByRole('option', { name: group }));
    };
    await choose('Pharmacy');
    expect(dialog.getByRole('status').textContent).toBe('');
    await choose('Nursing');
    expect(dialog.getByRole('status').textContent).toMatch(
      /^Mali Suwan has a valid certificate of this group, 2026-000002 of \d+ \w+ 2026\.$/,
    );
  });

  test('offers to load the groups again when they could not be loaded', async () => {
    fake.fail('GET /v1/certificate-group', { status: 500 }, 1);
    await openPerson();
    await press('Issue certificate');
    await answer('Something went wrong.', 'Close');
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue certificate' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(dialog.queryByText(/No certificate group is enabled/)).toBeNull();
    fireEvent.click(await dialog.findByRole('button', { name: /^Choose…/ }));
    await screen.findByRole('option', { name: 'Nursing' });
  });

  test('issues a certificate again that shows a former name', async () => {
    rename();
    await openPerson();
    await screen.findByText(/shows “Mali Suwan”/);
    await press('Issue again 2026-000002');
    await answer('The new certificate shows “Mali Berg” instead of “Mali Suwan”.', 'Issue again');
    await screen.findByText(/^Certificate 2026-\d+ issued$/);
    expect(stateOf('certificate-2')).toBe('replaced');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Issue again/ })).toBeNull());
  });

  test('shows that someone else has withdrawn a certificate meanwhile', async () => {
    rename();
    await openPerson();
    await screen.findByRole('button', { name: 'Issue again 2026-000002' });
    Object.assign(fake.data.certificates.find(({ _id }) => _id === 'certificate-2') ?? {}, { state: 'withdrawn' });
    await press('Issue again 2026-000002');
    await answer('is withdrawn as replaced', 'Issue again');
    await answer('This certificate was withdrawn.', 'Close');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Issue again 2026-000002' })).toBeNull());
  });

  test('issues no certificate to someone without a name', async () => {
    fake.data.users[0] = userFixture({ firstName: null, lastName: null });
    await openPerson();
    await screen.findByText('A certificate shows a name, and this person has none.');
    expect(screen.queryByRole('button', { name: 'Issue certificate' })).toBeNull();
  });

  test('says that someone else has deleted the person meanwhile', async () => {
    await openPerson();
    await press('Delete person');
    fake.data.users.shift();
    await answer('This cannot be taken back.', 'Delete person');
    await answer('NOT_FOUND', 'Close');
    await screen.findByRole('heading', { name: 'Data Not Found.' });
  });

  test('deletes the person after it has said what goes', async () => {
    const { router } = await openPerson();
    await press('Delete person');
    await answer('This cannot be taken back.', 'Delete person');
    await screen.findByText('Mali Suwan deleted');
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
    expect(fake.data.users.some(({ _id }) => _id === 'user-1')).toBe(false);
  });

  test('does not delete a person who has got a certificate since, and loads the page again', async () => {
    await openPerson();
    await press('Delete person');
    const [first] = fake.data.certificates;
    fake.data.certificates.unshift({
      ...first,
      _id: 'newer',
      number: '2026-000099',
      user: 'user-1',
    } as typeof first & {});
    await answer('This cannot be taken back.', 'Delete person');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'Copy link of 2026-000099' });
    expect(fake.data.users.some(({ _id }) => _id === 'user-1')).toBe(true);
  });

  test('says that the person is gone', async () => {
    await openApp('/user/nobody', { fake });
    await screen.findByRole('heading', { name: 'Data Not Found.' });
  });

  test('is not found where the server has no pages of users, without a request', async () => {
    fake.removeCapabilities('user-details');
    await openPerson();
    await screen.findByRole('heading', { name: 'Page Not Found.' });
    expect(fake.count('GET /v1/user/')).toBe(0);
  });
});

describe('the issued certificates of a group', () => {
  test('are reached by their number in the list of groups, and filtered by state and number', async () => {
    const { router } = await openApp('/certificate-group', { fake });
    fireEvent.click((await screen.findAllByRole('link', { name: /^\d+ issued in/ }))[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Issued certificates' });
    expect(router.state.location.pathname).toBe('/certificate-group/group-1/issued');
    fireEvent.click(await screen.findByRole('tab', { name: 'Replaced' }));
    await waitFor(async () => expect(within(await table('Issued certificates')).getAllByRole('row')).toHaveLength(2));
    fireEvent.click(screen.getByRole('tab', { name: 'All' }));
    // Each tab has its own search field.
    await waitFor(() => expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true'));
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: '2026-000001' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=2026-000001'));
    await waitFor(async () => expect(within(await table('Issued certificates')).getAllByRole('row')).toHaveLength(2));
  });

  test('are not found where the server has none', async () => {
    fake.removeCapabilities('certificates');
    await openApp('/certificate-group/group-1/issued', { fake });
    await screen.findByRole('heading', { name: 'Page Not Found.' });
    expect(fake.requests.some(({ address }) => address.startsWith('/v1/certificate?'))).toBe(false);
  });
});

describe('Download CSV', () => {
  test.each([
    ['/user?keyword=mali', 'users', { keyword: 'mali' }],
    [
      '/certificate-group/group-1/issued?tab=valid',
      'certificates',
      {
        certificateGroup: 'group-1',
        state: 'valid',
        words: 'state=valid=Valid\nstate=withdrawn=Withdrawn\nstate=replaced=Replaced',
      },
    ],
    ['/course', 'courses', { words: 'isEnable=true=Enabled\nisEnable=false=Not enabled' }],
    ['/event?enabled=no', 'events', { isEnable: 'false', words: 'isEnable=true=Enabled\nisEnable=false=Not enabled' }],
    [
      '/certificate-group?enabled=yes',
      'groups',
      { isEnable: 'true', words: 'isEnable=true=Enabled\nisEnable=false=Not enabled' },
    ],
    [
      '/quiz?keyword=anatomy',
      'courses',
      { keyword: 'anatomy', words: 'isEnable=true=Enabled\nisEnable=false=Not enabled' },
    ],
    ['/feed?tab=review', 'posts', { status: '2', words: 'status=2=Review\nstatus=4=Posted\nstatus=5=Rejected' }],
  ])('at %s has the filters of the list, and the words of its screen', async (path, name, filters) => {
    const files: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openApp(path, { fake });
    await press('Download CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    const request = fake.requests.find((one) => one.name === `GET /v1/export/${name}`);
    expect(Object.fromEntries([...(request?.query ?? [])].filter(([key]) => key !== 'header'))).toEqual({
      ...filters,
      locale: locale(),
      separator: ',',
    });
    vi.restoreAllMocks();
  });

  test('is hidden where the server has no CSV', async () => {
    fake.removeCapabilities('csv-export');
    await openApp('/course', { fake });
    await screen.findByText('Anatomy basics');
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });
});
