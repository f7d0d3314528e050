import { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, press } from './testing/dialogs.ts';
import { letMinutePass } from './testing/letMinutePass.ts';
import { openApp } from './testing/openApp.tsx';

const lists = [
  { path: '/user', request: 'GET /v1/user', heading: 'User', failed: 'Users' },
  { path: '/feed', request: 'GET /v1/post', heading: 'Feed', failed: 'Posts' },
  { path: '/event', request: 'GET /v1/event', heading: 'Event', failed: 'Events' },
  {
    path: '/certificate-group',
    request: 'GET /v1/certificate-group',
    heading: 'Certification Group',
    failed: 'Certificate groups',
  },
] as const;

async function rowCount(count: number) {
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(count));
}

describe.each(lists)('the list at $path', ({ path, request, heading, failed }) => {
  test('shows the page in the URL', async () => {
    const { fake } = await openApp(`${path}?page=2`);
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0));
    expect(fake.requests.find(({ name }) => name === request)?.query.get('page')).toBe('2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  });

  test('keeps its heading when it cannot be loaded, and retries', async () => {
    const fake = new FakeApi();
    fake.fail(request, { status: 500 }, 1);
    await openApp(path, { fake });
    await answer('Something went wrong.', 'Close');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByText(`${failed} could not be loaded`)).toBeTruthy();
    await press('Try again');
    await rowCount(10);
  });

  test('keeps its rows while it is revalidated on a later visit, and is busy if that lasts', async () => {
    const { fake, router } = await openApp(path);
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull());
    await act(() => router.navigate('/quiz'));
    await screen.findByRole('heading', { level: 1, name: 'Quiz' });
    const resume = fake.pause(request);
    letMinutePass();
    await act(() => router.navigate(path));
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull();
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    resume();
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull());
  });

  test('goes to the last page when the URL has a later one', async () => {
    const { router } = await openApp(`${path}?page=99`);
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0));
    expect(Number(new URLSearchParams(router.state.location.search).get('page'))).toBeLessThan(99);
  });
});

describe('a list that the server filters', () => {
  test.each([
    ['/user?keyword=ma', 'GET /v1/user', { keyword: 'ma', isEnable: null }],
    ['/event?keyword=x&enabled=no', 'GET /v1/event', { keyword: 'x', isEnable: 'false' }],
    ['/certificate-group?keyword=x&enabled=no', 'GET /v1/certificate-group', { keyword: 'x', isEnable: 'false' }],
  ] as const)('sends the search and the filter at %s', async (path, request, expected) => {
    const { fake } = await openApp(path);
    await screen.findByRole('searchbox');
    await waitFor(() => expect(fake.requests.some(({ name }) => name === request)).toBe(true));
    const query = fake.requests.find(({ name }) => name === request)?.query;
    expect({ keyword: query?.get('keyword'), isEnable: query?.get('isEnable') }).toEqual(expected);
  });

  test.each(['/event', '/certificate-group'])(
    'counts enabled items of %s, and the counts follow the search',
    async (path) => {
      await openApp(path);
      await screen.findByRole('radio', { name: /^All \d+$/ });
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'no link has this' } });
      await screen.findByRole('radio', { name: 'Not enabled 0' }, { timeout: 3000 });
    },
  );

  test('has a filter without a search where the server only filters', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('event-search');
    fake.fail('GET /v1/event', { response: { docs: [], page: 1, total: 7, size: 10 } });
    await openApp('/event', { fake });
    fireEvent.click(await screen.findByRole('radio', { name: 'Enabled 7' }));
    await waitFor(() => expect(fake.requests.at(-1)?.query.get('isEnable')).toBe('true'));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('has a search without a filter where the server does not filter', async () => {
    const fake = new FakeApi();
    fake.removeCapabilities('certificate-group-filter', 'bin');
    await openApp('/certificate-group?enabled=no', { fake });
    await screen.findByText(/^1–10 of \d+$/);
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Not enabled/ })).toBeNull();
    const queries = fake.requests.filter(({ name }) => name === 'GET /v1/certificate-group').map(({ query }) => query);
    expect(queries.map((query) => query.get('isEnable'))).toEqual(queries.map(() => null));
  });

  test.each([
    ['/user', 'GET /v1/user'],
    ['/event', 'GET /v1/event'],
  ] as const)('has no search at %s without the capability, and sends none', async (path, name) => {
    const fake = new FakeApi();
    fake.capabilities = null;
    await openApp(`${path}?keyword=ada&enabled=yes`, { fake });
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    await screen.findByText(/^1–10 of \d+$/);
    const addresses = fake.requests.filter((call) => call.name === name).map(({ address }) => address);
    expect(new Set(addresses)).toEqual(new Set([`${name.slice(4)}?page=1&size=10`]));
  });
});

describe('the page size', () => {
  test.each(['/user', '/feed', '/event'])('can be changed on %s, which opens the first page', async (path) => {
    const { router } = await openApp(`${path}?page=2`);
    fireEvent.change(await screen.findByRole('combobox', { name: 'Rows per page' }), { target: { value: '20' } });
    await waitFor(() => expect(router.state.location.search).toBe('?size=20'));
    await rowCount(20);
  });

  test.each(['/certificate-group', '/course', '/quiz'])('cannot be changed on %s', async (path) => {
    await openApp(path);
    await rowCount(10);
    expect(screen.queryByText('Rows per page')).toBeNull();
  });

  test('follows another size in the response', async () => {
    await openApp('/user?size=50');
    await rowCount(50);
    expect(screen.getByText('1–50 of 57')).toBeTruthy();
  });
});

describe('the event list', () => {
  test.each([
    [{ status: 500, message: 'The disk is full.', code: 'DISK_FULL' }, 'CODE: DISK_FULL'],
    ['malformed', 'Something went wrong.'],
    ['wrongShape', 'Something went wrong.'],
    ['dropped', 'Something went wrong.'],
  ] as const)('has no rows when the API fails with %j, and says why', async (fault, message) => {
    const fake = new FakeApi();
    fake.fail('GET /v1/event', fault, 1);
    await openApp('/event', { fake });
    await answer(message, 'Close');
    expect(screen.queryByText('0 rows')).toBeNull();
    await press('Try again');
    await rowCount(10);
  });

  test('shows enabled and deleted events without another request', async () => {
    const fake = new FakeApi({ sizes: { events: 5 } });
    const first = fake.data.events.find(({ isEnable }) => isEnable)?._id ?? '';
    const ready = fake.data.events.find(({ isEnable, cover, images }) => !isEnable && cover && images.length > 0);
    await openApp('/event', { fake });
    await rowCount(5);
    if (ready) {
      await press(new RegExp(`^Enable .*${ready._id}$`));
      await answer(`Are you sure to enable item: ${ready._id}`);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: new RegExp(`^Enable .*${ready._id}$`) }).matches(':disabled')).toBe(
          true,
        ),
      );
    }
    await press(new RegExp(`^Delete .*${first}$`));
    await answer(`Are you sure to delete item: ${first}`);
    await rowCount(4);
    // Requests of size 1 only load counts.
    expect(
      fake.requests.filter(({ name, query }) => name === 'GET /v1/event' && query.get('size') !== '1'),
    ).toHaveLength(1);
  });
});

describe('the events that are not enabled', () => {
  /** Opens the list of ready events that are not enabled. */
  async function openDisabled(count: number, search = '?enabled=no') {
    const fake = new FakeApi({ sizes: { events: count } });
    for (const [index, event] of fake.data.events.entries()) {
      const image = { _id: `image-${index}` };
      Object.assign(event, { isEnable: false, cover: image, images: [image], hyperlink: 'https://example.org/venue' });
    }
    const [first] = fake.data.events;
    await openApp(`/event${search}`, { fake });
    await screen.findByRole('radio', { name: `Not enabled ${count}` });
    return { fake, id: first?._id ?? '' };
  }

  async function enable(id: string) {
    // A row has its id in the names of its buttons only if others have the same link.
    const [button] = screen.getAllByRole('button', { name: /^Enable / });
    fireEvent.click(button ?? document.body);
    await answer(`Are you sure to enable item: ${id}`);
  }

  test.each(['?enabled=no', '?enabled=no&keyword=venue'])('lose an enabled one at %s', async (search) => {
    const { id } = await openDisabled(12, search);
    await screen.findByText('1–10 of 12');
    await enable(id);
    await screen.findByText('1–10 of 11');
    await rowCount(10);
    expect(screen.queryByRole('button', { name: new RegExp(`^Enable .*${id}$`) })).toBeNull();
    await screen.findByRole('radio', { name: 'Not enabled 11' });
  });

  test('show the page before when the only row of the last page is enabled', async () => {
    const { fake } = await openDisabled(11, '?enabled=no&page=2');
    await rowCount(1);
    await enable(fake.data.events.at(-1)?._id ?? '');
    await rowCount(10);
  });
});

test('a deletion lowers the total of the lists alone that have the item', async () => {
  const fake = new FakeApi({ sizes: { events: 4 } });
  for (const [index, event] of fake.data.events.entries()) {
    event.hyperlink = index < 2 ? 'https://example.org/venue' : 'https://example.org/congress';
  }
  const id = fake.data.events[3]?._id ?? '';
  const { router } = await openApp('/event?keyword=venue', { fake });
  await screen.findByText('1–2 of 2');
  await act(() => router.navigate('/event'));
  await screen.findByText('1–4 of 4');
  await press(new RegExp(`^Delete .*${id}$`));
  await answer(`Are you sure to delete item: ${id}`);
  await screen.findByText('1–3 of 3');
  fake.pause('GET /v1/event');
  await act(() => router.navigate('/event?keyword=venue'));
  await screen.findByText('1–2 of 2');
});

describe('a confirmation dialog about a row', () => {
  test('closes without an effect when its page is left', async () => {
    const { fake, router } = await openApp('/event');
    await rowCount(10);
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    const confirmation = await screen.findByRole('alertdialog');
    await act(() => router.navigate('/course'));
    await waitFor(() => expect(confirmation.isConnected).toBe(false));
    expect(fake.count('DELETE')).toBe(0);
  });
});

describe('a row that another user has deleted', () => {
  test('disappears after the failed deletion', async () => {
    const { fake } = await openApp('/certificate-group');
    await rowCount(10);
    const { _id = '', name = '' } = fake.data.certificateGroups.shift() ?? {};
    const button = screen.getByRole('button', { name: `Delete ${name}` });
    fireEvent.click(button);
    await answer(_id);
    await answer('CODE: NOT_FOUND', 'Close');
    await waitFor(() => expect(button.isConnected).toBe(false));
  });
});

describe('the list of certificate groups', () => {
  test('asks before deleting with its specified text', async () => {
    const { fake } = await openApp('/certificate-group');
    await rowCount(10);
    const [group] = fake.data.certificateGroups;
    fireEvent.click(screen.getAllByRole('button', { name: /^Delete / })[0] ?? document.body);
    await answer(`Are you sure to delete item ${group?._id}`, 'Cancel');
    expect(fake.count('DELETE')).toBe(0);
  });

  test('keeps its search in the URL', async () => {
    const { fake } = await openApp('/certificate-group?keyword=zzz');
    expect(await screen.findByText('No certificate groups match “zzz”.')).toBeTruthy();
    expect(fake.requests.find(({ name }) => name === 'GET /v1/certificate-group')?.query.get('keyword')).toBe('zzz');
  });
});
