import { FakeApi, REVIEW_TOKEN } from '@cpd/api/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../testing/openPage.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const linkPath = (id: string, token: string) => `/public/review/${id}?token=${token}`;

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

async function openReview({ fake = new FakeApi(), token = REVIEW_TOKEN, hash = '' } = {}) {
  const post = fake.data.posts.find(({ status }) => status === 2);
  if (!post) throw new Error('The fake has no post in review.');
  window.history.replaceState(null, '', linkPath(post._id, token) + hash);
  await openPage(<ReviewPage id={post._id} />, fake);
  return { fake, post };
}

const QUEUE = '#left=27&next=post-3';

const approve = () => screen.findByRole('button', { name: 'Approve' });

describe('the review page', () => {
  test('the review page shows the post and decides nothing when it is opened', async () => {
    const { fake, post } = await openReview();
    expect(await screen.findByRole('heading', { level: 1, name: post.title ?? '' })).toBeDefined();
    expect(fake.requests.map(({ name }) => name)).toEqual([`GET /v1/post/review/${post._id}`]);
    expect(fake.requests[0]?.query.get('token')).toBe(REVIEW_TOKEN);
    expect(fake.requests[0]?.headers.get('Authorization')).toBeNull();
  });

  test('the review page keeps the token in the URL, so that a copied URL works elsewhere', async () => {
    await openReview();
    expect(await approve()).toBeDefined();
    expect(window.location.search).toBe(`?token=${REVIEW_TOKEN}`);
  });

  test('a URL without a token sends no earlier token', async () => {
    const { fake, post } = await openReview();
    await approve();
    cleanup();
    window.history.replaceState(window.history.state, '', `/public/review/${post._id}`);
    const requests = fake.requests.length;
    await openPage(<ReviewPage id={post._id} />, fake);
    expect(screen.getByText('A part of the link is missing.')).toBeDefined();
    expect(fake.requests).toHaveLength(requests);
  });

  test('the review page links each file by its original name to a new tab', async () => {
    await openReview();
    const link = await screen.findByRole('link', { name: /^Preview audit\.pdf/ });
    expect(link.getAttribute('href')).toBe('http://fake.test/v1/file/file-1');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  test('the review page shows the size of a file if the server sends it', async () => {
    await openReview();
    const [withSize, withoutSize] = await screen.findAllByRole('listitem');
    expect(withSize?.textContent).toContain('audit.pdf1.2 MB');
    expect(withoutSize?.textContent).toContain('routine.pdfPreview');
  });

  test.each([
    ['Approve', 'POST /v1/post/approve/public/', 'You approved this content.'],
    ['Reject', 'POST /v1/post/reject/public/', 'You rejected this content.'],
  ])(
    '%s is sent once, then the post is loaded again and the page says what was decided',
    async (name, call, receipt) => {
      const { fake } = await openReview();
      const button = await screen.findByRole('button', { name });
      fireEvent.click(button);
      fireEvent.click(button);
      await waitFor(() => expect(screen.getByText(receipt)).toBeDefined());
      expect(fake.count('POST')).toBe(1);
      expect(fake.count(call)).toBe(1);
      expect(fake.count('GET /v1/post/review/')).toBe(2);
      expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    },
  );

  test('no rejection is sent while an approval is pending', async () => {
    const { fake } = await openReview();
    fireEvent.click(await approve());
    const reject = screen.getByRole<HTMLButtonElement>('button', { name: 'Reject' });
    await waitFor(() => expect(reject.disabled).toBe(true));
    fireEvent.click(reject);
    await screen.findByText('You approved this content.');
    expect(fake.count('POST')).toBe(1);
  });

  test('the slower of two reviewers sees the message and the decision of the other one', async () => {
    const { fake, post } = await openReview();
    const button = await approve();
    post.status = 5;
    fireEvent.click(button);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('This post has been decided already.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('This content has been rejected.')).toBeDefined();
    expect(fake.count('POST')).toBe(1);
  });

  test.each(['Approve', 'Reject'])(
    '%s of a post that its author has changed is not stored, and the page shows the new post and says so',
    async (name) => {
      const { fake, post } = await openReview();
      const button = await screen.findByRole('button', { name });
      Object.assign(post, { title: 'Buy pills', description: 'At a bargain.' });
      fireEvent.click(button);
      expect(await screen.findByRole('heading', { level: 1, name: 'Buy pills' })).toBeDefined();
      const notice = await screen.findByText('The author changed this post.');
      expect(document.activeElement?.contains(notice)).toBe(true);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(post.status).toBe(2);

      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.queryByText('The author changed this post.')).toBeNull());
      expect(post.status).not.toBe(2);
      expect(fake.count('POST')).toBe(2);
    },
  );

  test('the review page decides without a version if the server sends none', async () => {
    const { fake, post } = await openReview({ fake: Object.assign(new FakeApi(), { namesVersions: false }) });
    fireEvent.click(await approve());
    await screen.findByText('You approved this content.');
    expect(post.status).toBe(4);
    expect(fake.requests.find(({ name }) => name.startsWith('POST'))?.headers.get('If-Match')).toBeNull();
  });

  test('the buttons stay when a decision did not reach the server', async () => {
    const { fake } = await openReview();
    fake.fail('POST', 'dropped', 1);
    fireEvent.click(await approve());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Something went wrong.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    fireEvent.click(await approve());
    expect(await screen.findByText('You approved this content.')).toBeDefined();
  });

  test("the server's message about an invalid link is above the placeholder, with what to do, without a dialog", async () => {
    await openReview({ token: 'wrong' });
    expect(await screen.findByText('This link is not valid.')).toBeDefined();
    expect(screen.getByText('Ask the person who sent the link for a new one.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a post that was deleted leaves nothing to decide, and the page says so', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/post/review/', { status: 404, code: 'NOT_FOUND' });
    await openReview({ fake });
    expect(await screen.findByText('The post was deleted. There is nothing left to decide.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Approve|Try again/ })).toBeNull();
  });

  test('the review page sends no request without a token', async () => {
    const { fake } = await openReview({ token: '' });
    expect(screen.getByText('A part of the link is missing.')).toBeDefined();
    expect(fake.requests).toEqual([]);
  });

  test.each([
    ['an error with a message', { status: 500, message: 'The disk is full.', code: 'DISK_FULL' }],
    ['an empty error', { status: 500 }],
    ['no response', 'dropped'],
    ['a response that is not JSON', 'malformed'],
    ['a response of another shape', 'wrongShape'],
  ] as const)('the placeholder stays after %s, without a dialog, and the post loads on a retry', async (_, fault) => {
    const fake = new FakeApi();
    fake.fail('GET /v1/post/review/', fault, 1);
    const { post } = await openReview({ fake });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(document.querySelector('[aria-busy="false"] > * > [aria-hidden]')).not.toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: post.title ?? '' })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the review page of an administrator who came from the feed', () => {
  const NEXT = 'Next post (27 left)';
  const receipt = () => screen.findByText('You approved this content.');
  const takeBack = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  afterEach(() => vi.useRealTimers());

  test('sends nothing that is taken back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { fake, post } = await openReview({ hash: QUEUE });
    fireEvent.click(await approve());
    await receipt();
    await takeBack();
    await approve();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([fake.count('POST'), post.status]).toEqual([0, 2]);
  });

  test('sends a decision after five seconds, and offers the next post', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { fake, post } = await openReview({ hash: QUEUE });
    fireEvent.click(await approve());
    await receipt();
    expect(fake.count('POST')).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(post.status).toBe(4));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.getByRole('button', { name: NEXT })).toBeDefined();
    expect(fake.count('POST')).toBe(1);
  });

  test('sends a held decision once when the page is left', async () => {
    const { fake, post } = await openReview({ hash: QUEUE });
    fireEvent.click(await approve());
    await receipt();
    fireEvent(window, new Event('pagehide'));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(post.status).toBe(4));
    expect(fake.count('POST')).toBe(1);
  });

  test('stays if the next post is asked for and the decision cannot be stored', async () => {
    const { fake, post } = await openReview({ hash: QUEUE });
    fireEvent.click(await approve());
    await receipt();
    post.status = 5;
    fireEvent.click(await screen.findByRole('button', { name: NEXT }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('This post has been decided already.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('This content has been rejected.')).toBeDefined();
    expect(screen.getByRole('button', { name: NEXT })).toBeDefined();
    expect(fake.count('POST')).toBe(1);
  });

  test('leads back to the feed after the last post', async () => {
    await openReview({ hash: '#left=0' });
    fireEvent.click(await approve());
    expect(await screen.findByRole('button', { name: 'Back to the feed' })).toBeDefined();
  });

  test('has an address that shows others the review alone, and keeps the queue when it is loaded again', async () => {
    const { fake, post } = await openReview({ hash: QUEUE });
    await approve();
    expect(window.location.hash).toBe('');
    cleanup();
    await openPage(<ReviewPage id={post._id} />, fake);
    fireEvent.click(await approve());
    expect(await screen.findByRole('button', { name: NEXT })).toBeDefined();
  });
});
