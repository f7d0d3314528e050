import { activityFixture, activityFixtures } from '@cpd/api/activity/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { plainDate } from '@cpd/domain/csv';
import { formatDateTime } from '@cpd/ui/language';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { activityCsv } from '../setting/activityCsv.ts';
import { press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

/** Gives the files that the page downloads. */
function catchDownloads(): readonly Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

const card = () => screen.findByRole('region', { name: 'History' });

describe('the history of an item', () => {
  test.each(['/course/course-1', '/quiz/course-1'])(
    'at %s shows the last change and its exact time (rule HI8)',
    async (path) => {
      await openApp(path);
      const history = within(await card());
      history.getByText(/^ben enabled the course, .* ago$/);
      const time = (await card()).querySelector('time');
      expect(time?.dateTime).toBe('2026-03-01T09:00:00.000Z');
      expect(time?.textContent).toMatch(/2026/);
    },
  );

  test('opens all changes page by page, old values next to new ones, and restores the focus (rule HI8)', async () => {
    await openApp('/course/course-1');
    const opener = within(await card()).getByRole('button', { name: 'Show all' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    const table = within(await dialog.findByRole('table', { name: 'History' }));
    const row = within((await table.findAllByRole('row', { name: /Title.*PDF/ }))[0] as HTMLElement);
    expect(row.queryByText(/changed/)).toBeNull();
    expect(row.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'before: Anatomy',
      'after: Anatomy basicsUse this text',
      'before: empty',
      'after: anatomy.pdf',
    ]);
    dialog.getByText('1–10 of 24');
    fireEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await dialog.findByText('11–20 of 24');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('has the new line after a save, without a reload (rule HI8)', async () => {
    const { fake } = await openApp('/quiz/course-1');
    within(await card()).getByText(/enabled the course/);
    const changes = [{ field: 'passCondition', before: 3, after: 4 }];
    fake.data.activity.unshift(activityFixture({ _id: 'new', at: new Date().toISOString(), changes }));
    await press('Update');
    await waitFor(async () => within(await card()).getByText('ada changed pass score, just now'));
  });

  test('is hidden if the server has none, without a request (rule B2)', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('history');
    await openApp('/course/course-1', { fake });
    await screen.findByRole('region', { name: 'Requirements' });
    await fake.settled();
    expect(fake.count('GET /v1/activity')).toBe(0);
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('shows that it could not be loaded, and retries on request', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/activity', { status: 500 }, 1);
    await openApp('/course/course-1', { fake });
    within(await card()).getByText('The history could not be loaded.');
    fireEvent.click(within(await card()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => within(await card()).getByText(/enabled the course/));
  });
});

describe('the activity card of the settings', () => {
  const table = () => screen.findByRole('table', { name: 'Activity' });

  test('lists all changes, and finds them by a keyword (rule HI9)', async () => {
    const { fake } = await openApp('/setting?section=activity');
    await within(await table()).findAllByRole('row', { name: /Anatomy basics/ });
    fake.data.activity.push(
      activityFixture({ _id: 'other', actor: { _id: 'x', name: 'cleo' }, action: 'event.deleted' }),
    );
    const box = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(box, { target: { value: 'cleo' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await within(await table()).findByRole('row', { name: /cleo/ });
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(3));
  });

  test('shows the questions of an import as one line, and lists them on request (rule HI9)', async () => {
    const fake = new FakeApi();
    const added = ['One?', 'Two?', 'Three?'].map((text) =>
      activityFixture({
        _id: text,
        action: 'question.added',
        changes: [{ field: 'question', before: null, after: text }],
      }),
    );
    fake.data.activity = [...added, activityFixture({ _id: 'moved', action: 'course.moved', changes: [] })];
    await openApp('/setting?section=activity', { fake });
    const opener = await within(await table()).findByRole('button', { name: 'Show all: Added 3 questions' });
    expect(screen.queryByText('Two?')).toBeNull();
    fireEvent.click(opener);
    expect(['One?', 'Two?', 'Three?'].every((text) => screen.getByText(text))).toBe(true);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
  });

  test('shows the changes of one administrator, until the search is cleared (rule HI9)', async () => {
    const fake = new FakeApi();
    const ben = { _id: 'administrator-2', name: 'ben' };
    fake.data.activity = [
      activityFixture({ _id: 'a' }),
      activityFixture({ _id: 'b', actor: ben, action: 'event.deleted', changes: [] }),
    ];
    await openApp('/setting?section=activity', { fake });
    const by = await screen.findByRole('combobox', { name: 'By' });
    fireEvent.change(by, { target: { value: 'administrator-2' } });
    await waitFor(async () => expect(within(await table()).getAllByRole('rowheader')).toHaveLength(2));
    within(await table()).getByText('Deleted the event');
    fireEvent.change(by, { target: { value: 'administrator-1' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    await waitFor(async () => expect(within(await table()).getAllByRole('rowheader').length).toBeGreaterThan(2));
  });

  test.each([
    ['administrator-2', 'administrator-2', 2],
    ['administrator-gone', '', 3],
  ])('shows whose changes the address names, here %s (rule L2)', async (named, shown, rows) => {
    const fake = new FakeApi();
    const ben = { _id: 'administrator-2', name: 'ben' };
    fake.data.activity = [
      activityFixture({ _id: 'a', changes: [] }),
      activityFixture({ _id: 'b', actor: ben, action: 'event.deleted', changes: [] }),
    ];
    const { router } = await openApp(`/setting?section=activity&by=${named}`, { fake });
    const by = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'By' });
    expect(by.value).toBe(shown);
    await waitFor(async () => expect(within(await table()).getAllByRole('rowheader')).toHaveLength(rows));
    fireEvent.change(by, { target: { value: 'administrator-1' } });
    await waitFor(() => expect(router.state.location.search).toBe('?section=activity&by=administrator-1'));
    fireEvent.change(by, { target: { value: '' } });
    await waitFor(() => expect(router.state.location.search).toBe('?section=activity'));
  });

  test('lists changes by day, each with its time, and its age within a week (rule HI9)', async () => {
    const fake = new FakeApi();
    const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    fake.data.activity = [0, 1, 24 * 40].map((hours) => activityFixture({ _id: `line-${hours}`, at: at(hours) }));
    await openApp('/setting?section=activity', { fake });
    const rows = await within(await table()).findAllByRole('row');
    const old = rows.at(-1)?.querySelector('time');
    expect(old?.textContent).toMatch(/^\d+:\d\d [AP]M.*20\d\d/);
    expect(old?.title).toMatch(/20\d\d/);
    const titles = within(await table())
      .getAllByRole('rowheader')
      .filter((header) => header.getAttribute('scope') === 'rowgroup');
    // The change of an hour ago may be of yesterday.
    expect(titles[0]?.textContent).toBe('Today');
    expect(titles.at(-1)?.textContent).toMatch(/20\d\d/);
  });

  test('omits sign-ins until they are selected, also from the CSV file (rules HI9, HI10)', async () => {
    const fake = new FakeApi();
    const subject = { kind: 'administrator', _id: 'admin-2', title: 'ben' };
    fake.data.activity.unshift(
      activityFixture({
        _id: 'in',
        actor: { _id: 'admin-2', name: 'ben' },
        action: 'admin.signed-in',
        changes: [],
        subject,
      }),
    );
    await openApp('/setting?section=activity', { fake });
    await within(await table()).findAllByRole('row', { name: /Anatomy basics/ });
    expect(within(await table()).queryByText('Signed in')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Sign-ins' }));
    await within(await table()).findByText('Signed in');
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(3));
    const downloads = catchDownloads();
    await press('Download CSV');
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect((await downloads[0]?.text())?.trim().split('\r\n')).toEqual([
      expect.stringMatching(/^When \(/),
      expect.stringContaining(',ben,Signed in,'),
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    await within(await table()).findAllByRole('row', { name: /Anatomy basics/ });
    within(await table()).getByText('Signed in');
  });

  test('names a changed post or certificate by its id, which a search finds (rule HI9)', async () => {
    const fake = new FakeApi();
    const subject = { kind: 'certificate', _id: '3f8a9c0d1e2b4f5061728394ab', title: null };
    fake.data.activity.push(activityFixture({ _id: 'other', action: 'certificate.withdrawn', changes: [], subject }));
    await openApp('/setting?section=activity', { fake });
    await within(await table()).findAllByRole('row', { name: /Anatomy basics/ });
    const box = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(box, { target: { value: subject._id } });
    fireEvent.keyDown(box, { key: 'Enter' });
    const row = within(await within(await table()).findByRole('row', { name: /Withdrew the certificate/ }));
    row.getByText('certificate');
    row.getByText(subject._id);
    expect(within(await table()).getAllByRole('row')).toHaveLength(3);
    expect(activityCsv(fake.data.activity)).toContain(`,certificate,,${subject._id},`);
  });

  test('says when older changes may match, and how to find them (rule HI9)', async () => {
    const { fake } = await openApp('/setting?section=activity');
    await within(await table()).findAllByRole('row', { name: /Anatomy basics/ });
    expect(screen.queryByText(/Older changes may match/)).toBeNull();
    const box = screen.getByRole('searchbox', { name: 'Search' });
    const search = (keyword: string) => {
      fireEvent.change(box, { target: { value: keyword } });
      fireEvent.keyDown(box, { key: 'Enter' });
    };
    fake.fail('GET /v1/activity', { response: { docs: activityFixtures(10), page: 1, total: 1_001, size: 10 } });
    search('ada');
    await screen.findByText('1–10 of at least 1000');
    screen.getByText(/Older changes may match too\. Try a more specific search\.$/);
    fake.heal();
    search('zq');
    await screen.findByText('No changes match “zq”.');
    expect(screen.getAllByText(/Only the newest 20,000 changes are searched/)).toHaveLength(2);
    search('\u200b');
    await within(await table()).findAllByRole('row', { name: /Anatomy basics/ });
    expect(screen.queryByText(/Only the newest 20,000 changes are searched/)).toBeNull();
  });

  test('is downloaded as a CSV file without formulas (rule HI10)', async () => {
    const { fake } = await openApp('/setting?section=activity');
    await within(await table()).findAllByRole('row', { name: /Anatomy basics/ });
    const changes = [{ field: 'title', before: '=1+1', after: 'Öl, "heavy"' }];
    fake.data.activity.unshift(activityFixture({ _id: 'new', changes, actor: { _id: 'x', name: '@cleo' } }));
    const downloads = catchDownloads();
    await press('Download CSV');
    await waitFor(() => expect(downloads).toHaveLength(1));
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const [titles, first, ...rest] = (await downloads[0]?.text())?.trim().split('\r\n') ?? [];
    expect(titles).toBe(`When (${zone}),Who,What,Kind,Title,Id,Field,Before,After,Call`);
    expect(first).toBe(
      `"${plainDate(formatDateTime('2026-03-01T09:00:00.000Z'))}",'@cleo,Changed title,course,Anatomy basics,course-1,title,'=1+1,"Öl, ""heavy""",request-1`,
    );
    expect(rest.length).toBeGreaterThanOrEqual(24);
  });

  test('shows the review link of a decision and its issuer, in the table and in the CSV file (rule HI11)', async () => {
    const fake = new FakeApi();
    const changes = [
      { field: 'link', before: null, after: '3f9a1c2d' },
      { field: 'issuer', before: null, after: { _id: 'admin-1', name: 'ada' } },
    ];
    const line = activityFixture({
      _id: 'new',
      action: 'post.approve',
      actor: { _id: 'review-link', name: null },
      changes,
    });
    fake.data.activity.unshift(line);
    await openApp('/setting?section=activity', { fake });
    const row = await within(await table()).findByRole('row', {
      name: /Approved the post through the link that ada made/,
    });
    within(row).getByText('A reviewer by link');
    expect(within(row).queryByRole('definition')).toBeNull();
    expect(activityCsv([line]).split('\r\n').slice(1, 3)).toEqual([
      expect.stringMatching(/,Approved the post through the link that ada made,.*,review link,,3f9a1c2d,request-1$/),
      expect.stringMatching(/,Approved the post through the link that ada made,.*,issuer,,ada,request-1$/),
    ]);
  });

  test('is hidden if the server has no history, without a request (rule B2)', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('history');
    await openApp('/setting?section=activity', { fake });
    await screen.findByRole('table', { name: 'Sessions' });
    await fake.settled();
    expect(fake.count('GET /v1/activity')).toBe(0);
    expect(screen.queryByRole('table', { name: 'Activity' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
