import { FEED_STATUS } from '../../packages/domain/src/feed/feed.ts';
import { isWebAddress } from '../../packages/domain/src/hyperlink/hyperlink.ts';
import { nameOf } from './ApiHost.ts';
import { expectThat } from './Checklist.ts';
import type { ContractCheck } from './checkContract.ts';
import { checkLists, expectPage, type Row } from './described.ts';

interface Course extends Row {
  readonly questionCount?: number;
  readonly cover?: { readonly _id: string };
  readonly file?: { readonly _id: string };
}

/** Checks every call that only reads. */
export async function checkReading(check: ContractCheck): Promise<void> {
  const { host, list, options } = check;
  const { listCourses = [] } = await checkLists(check);
  const courses = listCourses as readonly Course[];
  const courseId = (courses.find(({ questionCount }) => questionCount) ?? courses[0])?._id;
  if (courseId !== undefined) {
    await list.check(nameOf('listQuestions'), () => host.send('listQuestions', { params: { courseId } }));
  }
  await list.check(nameOf('listCertificateGroups', 'a keyword that nothing has'), async () => {
    const query = { page: 1, keyword: 'no group has this in its name' };
    const { total } = await host.send<{ total: number }>('listCertificateGroups', { query });
    expectThat(total === 0, `found ${total} groups`);
  });
  await checkFeed(check);
  await checkFile(check, 'readImage', courses.find(({ cover }) => cover)?.cover?._id, 'image/');
  await checkFile(check, 'readFile', courses.find(({ file }) => file)?.file?._id, 'application/pdf');
  await checkFile(check, 'readCertificatePreview', options.certificate, 'image/');
  await checkCertificate(check, options.certificate);
}

/** Checks that a file is served without a bearer, as pages need it (rule A10). */
async function checkFile({ host, list }: ContractCheck, call: string, id: string | undefined, type: string) {
  if (id === undefined) return;
  await list.check(nameOf(call), async () => {
    const response = await host.call(call, { params: { id }, bearer: '' });
    await response.body?.cancel();
    expectThat(response.ok, `answered ${response.status} without a bearer`);
    const answered = response.headers.get('Content-Type') ?? 'none';
    expectThat(answered.startsWith(type), `answered the type ${answered} where ${type} was due`);
  });
}

/** Checks a certificate's record and what it offers, where the server keeps records (rule B2). */
async function checkCertificate(check: ContractCheck, id: string | undefined): Promise<void> {
  const { host, list, capabilities } = check;
  if (id === undefined || !capabilities.has('certificate-records')) return;
  const name = nameOf('readCertificate');
  const parts = { params: { id }, bearer: '' };
  const record = await list.check(name, () => host.send<{ downloads?: string[] }>('readCertificate', parts));
  if (record?.downloads?.includes('pdf')) await checkFile(check, 'readCertificatePdf', id, 'application/pdf');
  if (!record?.downloads?.includes('credential')) return;
  await checkFile(check, 'readCertificateCredential', id, 'application/jwt');
  await list.check(nameOf('readCertificateStatus'), () => host.send('readCertificateStatus', parts));
}

/** Checks the tabs of the feed and a review link; nothing is decided. */
async function checkFeed({ host, list }: ContractCheck): Promise<void> {
  const first: Record<string, Row | undefined> = {};
  for (const [tab, status] of Object.entries(FEED_STATUS)) {
    await list.check(nameOf('listFeed', tab), async () => {
      const answer = await host.send<{ docs: Row[] }>('listFeed', { query: { status, page: 1, size: 2 } });
      expectPage(answer);
      const other = answer.docs.find((post) => post.status !== status);
      expectThat(!other, `answered a post of status ${other?.status}`);
      first[tab] = answer.docs[0];
    });
  }
  const id = first.review?._id;
  if (id === undefined) return;
  const token = await list.check(nameOf('readReviewAddress'), async () => {
    const { url } = await host.send<{ url: string }>('readReviewAddress', { params: { id } });
    expectThat(isWebAddress(url), `'${url}' is no web address`);
    const { pathname, searchParams } = new URL(url);
    expectThat(pathname.endsWith(`/public/review/${id}`), `'${pathname}' does not lead to the review page of ${id}`);
    const token = searchParams.get('token') ?? '';
    expectThat(token !== '', 'the address has no token');
    return token;
  });
  if (token === undefined) return;
  const post = (query: { token: string }) => ({ params: { id }, query, bearer: '' });
  await list.check(nameOf('readPost'), () => host.send('readPost', post({ token })));
  await list.check(nameOf('readPost', 'with a foreign token'), () =>
    host.expectRefusal('readPost', post({ token: 'foreign' })),
  );
}
