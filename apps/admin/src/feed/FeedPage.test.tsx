import { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, lookAtWindow } from '../testing/dialogs.ts';
import { letMinutePass } from '../testing/letMinutePass.ts';
import { nextFrame } from '../testing/nextFrame.ts';
import { openApp } from '../testing/openApp.tsx';

function searchBox(): HTMLInputElement {
  const box = screen.getByRole('searchbox', { name: 'Search' });
  if (!(box instanceof HTMLInputElement)) throw new Error('The search box is no input.');
  return box;
}

async function openFeed(path = '/feed', fake = new FakeApi()) {
  const app = await openApp(path, { fake });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));
  return app;
}

function fakeTab(): Window {
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  // Defined instead of assigned: an assignment would call the window's setter and affect later tests.
  return Object.create(window, Object.getOwnPropertyDescriptors(tab));
}

/** Lets review addresses be of this page, which tests can open, and returns the ids of the posts in review. */
function reviewsHere(fake: FakeApi): string[] {
  fake.fail('GET /v1/post/review/url', { response: { _id: 'post', url: window.location.href } });
  return fake.data.posts.filter(({ status }) => status === 2).map(({ _id }) => _id);
}

/** Expects a dialog for a failed request, and the failure instead of rows. */
async function expectReportedFailure() {
  await answer('Out of order.', 'Close');
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  expect(screen.getByText('Posts could not be loaded')).toBeTruthy();
}

function openTab(name: 'Posted' | 'Review') {
  fireEvent.click(screen.getByRole('tab', { name }));
}

const POSTED = 'GET /v1/post';
const outOfOrder = { status: 500, message: 'Out of order.' };

describe('a failed request of the feed is reported', () => {
  test('when the feed is opened again', async () => {
    const { fake, router } = await openFeed();
    await act(() => router.navigate('/setting'));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Posted' })).toBeNull());
    fake.fail(POSTED, outOfOrder);
    letMinutePass();
    await act(() => router.navigate('/feed'));
    await expectReportedFailure();
  });

  test('when a tab is opened again', async () => {
    const { fake } = await openFeed();
    openTab('Review');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Open Url/ })).toHaveLength(10));
    fake.fail(POSTED, outOfOrder);
    letMinutePass();
    openTab('Posted');
    await expectReportedFailure();
  });

  test('when an earlier search is repeated', async () => {
    const { fake, router } = await openFeed();
    await act(() => router.navigate('/feed?keyword=care'));
    await waitFor(() => expect(fake.requests.at(-1)?.query.get('keyword')).toBe('care'));
    await act(() => router.navigate('/feed'));
    await waitFor(() => expect(searchBox().value).toBe(''));
    await act(() => fake.settled());
    fake.fail(POSTED, outOfOrder);
    letMinutePass();
    await act(() => router.navigate('/feed?keyword=care'));
    await expectReportedFailure();
  });

  test('not when it repeats on return to the window, where the rows stay', async () => {
    const { fake } = await openFeed();
    fake.fail(POSTED, outOfOrder);
    const before = fake.count(POSTED);
    letMinutePass();
    lookAtWindow();
    await waitFor(() => expect(fake.count(POSTED)).toBeGreaterThan(before));
    await act(() => fake.settled());
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the requests of the feed', () => {
  const sentTo = ({ requests }: FakeApi) =>
    requests.filter(({ name }) => name === POSTED).map(({ address }) => address);
  const LIST = '/v1/post/?status=4&page=1&size=10';
  const COUNT = '/v1/post/?status=2&page=1&size=1';

  test('are one for the rows and one for the number in review', async () => {
    const { fake } = await openFeed();
    await act(() => fake.settled());
    expect(sentTo(fake).toSorted()).toEqual([COUNT, LIST]);
  });

  test('are as many on return', async () => {
    const { fake, router } = await openFeed();
    await act(() => router.navigate('/setting'));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Posted' })).toBeNull());
    fake.requests.length = 0;
    letMinutePass();
    await act(() => router.navigate('/feed'));
    await screen.findByRole('tab', { name: 'Posted' });
    await nextFrame();
    await act(() => fake.settled());
    expect(sentTo(fake).toSorted()).toEqual([COUNT, LIST]);
  });
});

describe('the feed', () => {
  test('shows posted content first, ten rows per page', async () => {
    const { fake } = await openFeed();
    expect(Object.fromEntries(fake.requests.find(({ name }) => name === 'GET /v1/post')?.query ?? [])).toEqual({
      status: '4',
      page: '1',
      size: '10',
    });
    expect(screen.queryByRole('button', { name: /^Open Url/ })).toBeNull();
  });

  test('clears rows and search when the tab changes, and searches immediately', async () => {
    const { fake, router } = await openFeed('/feed?keyword=a&page=2');
    const release = fake.pause('GET /v1/post/?status=2');
    fireEvent.click(screen.getByRole('tab', { name: 'Review' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=review'));
    await waitFor(() => expect(searchBox().value).toBe(''));
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    release();
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10));
    expect(screen.getAllByRole('button', { name: /^Open Url/ })).toHaveLength(10);
  });

  test('shows no rows of an earlier visit when a tab is opened again', async () => {
    const { fake } = await openFeed('/feed?tab=review');
    openTab('Posted');
    await waitFor(() => expect(screen.queryAllByRole('rowheader')).toEqual([]));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10));
    const decided = fake.data.posts.find(({ status }) => status === 2);
    if (decided) decided.status = 4;
    const release = fake.pause('GET /v1/post/?status=2&page=1&size=10');
    letMinutePass();
    openTab('Review');
    await waitFor(() => expect(screen.queryAllByRole('rowheader')).toEqual([]));
    expect(screen.queryByText(decided?._id ?? '')).toBeNull();
    release();
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(10));
    expect(screen.queryByText(decided?._id ?? '')).toBeNull();
  });

  test('opens the review page in a tab that was opened during the press', async () => {
    await openFeed('/feed?tab=review');
    const tab = fakeTab();
    const open = vi.spyOn(window, 'open').mockReturnValue(tab);
    fireEvent.click(screen.getAllByRole('button', { name: /^Open Url/ })[0] ?? document.body);
    expect(open).toHaveBeenCalledWith('about:blank', '_blank');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^https?:/)));
    expect(tab.opener).toBeNull();
  });

  test('tells a review page that can lead back here what follows', async () => {
    const { fake } = await openFeed('/feed?tab=review');
    const inReview = reviewsHere(fake);
    const tab = fakeTab();
    vi.spyOn(window, 'open').mockReturnValue(tab);
    fireEvent.click(screen.getAllByRole('button', { name: /^Open Url/ })[1] ?? document.body);
    const queue = `#left=${inReview.length - 1}&next=${inReview[2]}`;
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(window.location.href + queue));
  });

  test.each([
    ['of the post that follows', 1, 1],
    ['of the first post if that one was decided meanwhile', -1, 0],
  ])('opens the review %s, in this tab', async (_, wanted, opened) => {
    const fake = new FakeApi();
    const inReview = reviewsHere(fake);
    await openApp(`/feed?tab=review&next=${inReview[wanted] ?? 'decided'}`, { fake });
    const next = new URLSearchParams({ left: String(inReview.length - 1), next: inReview[opened + 1] ?? '' });
    await waitFor(() => expect(window.location.hash).toBe(`#${next}`));
    expect(fake.count(`GET /v1/post/review/url/${inReview[opened]}`)).toBe(1);
    window.history.replaceState(null, '', '/');
  });

  test('closes the tab again when there is no URL', async () => {
    const { fake } = await openFeed('/feed?tab=review');
    fake.fail('GET /v1/post/review/url', { status: 409, message: 'Decided already.' });
    const tab = fakeTab();
    vi.spyOn(window, 'open').mockReturnValue(tab);
    fireEvent.click(screen.getAllByRole('button', { name: /^Open Url/ })[0] ?? document.body);
    await answer('Decided already.', 'Close');
    expect(tab.close).toHaveBeenCalled();
  });

  test('says when the browser opens no tab, and sends no request', async () => {
    const { fake } = await openFeed('/feed?tab=review');
    vi.spyOn(window, 'open').mockReturnValue(null);
    fireEvent.click(screen.getAllByRole('button', { name: /^Open Url/ })[0] ?? document.body);
    await answer('did not open a new tab', 'Close');
    expect(fake.count('GET /v1/post/review/url')).toBe(0);
  });
});
