import { listFeed, readReviewAddress } from '../../packages/api/src/feed/contract.ts';
import { approvePost, readPost, rejectPost } from '../../packages/api/src/review/contract.ts';
import { checkAvailableUser, deleteUser } from '../../packages/api/src/userDeletion/contract.ts';
import { FEED_STATUS } from '../../packages/domain/src/feed/index.ts';
import { isWebAddress } from '../../packages/domain/src/hyperlink/index.ts';
import { type CheckedHost, expectRefusal, nameOf } from './CheckedHost.ts';
import { expectPage, expectThat } from './Checklist.ts';

/** Checks the feed and the review links; nothing is decided. */
export async function checkPosts(host: CheckedHost): Promise<void> {
  const { list, client } = host;
  for (const [tab, status] of Object.entries(FEED_STATUS)) {
    await list.check(nameOf(listFeed, tab), async () => {
      const answer = await client.call(listFeed, { status, page: 1, size: 2 });
      expectPage(answer);
      const other = answer.docs.find((post) => post.status !== status);
      expectThat(!other, `answered a post of status ${other?.status}`);
    });
  }
  await checkReview(host);
  for (const endpoint of [approvePost, rejectPost]) list.skip(nameOf(endpoint), 'it would decide a post for good');
  list.skip(nameOf(checkAvailableUser), "it needs an identity provider's token");
  list.skip(nameOf(deleteUser), 'it would delete a user');
}

async function checkReview({ list, client, call }: CheckedHost): Promise<void> {
  const status = FEED_STATUS.review;
  const inReview = await client.call(listFeed, { status, page: 1, size: 1 }).catch(() => null);
  const id = inReview?.docs[0]?._id;
  const token = id === undefined ? undefined : await reviewToken({ list, client }, id);
  if (id === undefined) list.skip(nameOf(readReviewAddress), 'no post is in review');
  if (id === undefined || token === undefined) list.skip(nameOf(readPost), 'there is no review link');
  else {
    await list.check(nameOf(readPost), () => client.call(readPost, { id, token }));
    await list.check(nameOf(readPost, 'with a foreign token'), async () =>
      expectRefusal(await call(readPost, { id, token: 'foreign' })),
    );
  }
}

function reviewToken({ list, client }: Pick<CheckedHost, 'list' | 'client'>, id: string): Promise<string | undefined> {
  return list.check(nameOf(readReviewAddress), async () => {
    const { url } = await client.call(readReviewAddress, { id });
    expectThat(isWebAddress(url), `'${url}' is no web address`);
    const { pathname, searchParams } = new URL(url);
    expectThat(pathname.endsWith(`/public/review/${id}`), `'${pathname}' does not lead to the review page of ${id}`);
    const token = searchParams.get('token');
    expectThat(token !== null && token !== '', 'the address has no token');
    return token;
  });
}
