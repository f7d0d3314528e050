import * as groups from '../../packages/api/src/certificateGroups/contract.ts';
import { readCertificatePreview } from '../../packages/api/src/certificates/contract.ts';
import * as courses from '../../packages/api/src/courses/contract.ts';
import * as events from '../../packages/api/src/events/contract.ts';
import type { AnyEndpoint } from '../../packages/api/src/http/endpoint.ts';
import { listQuestions } from '../../packages/api/src/quizzes/contract.ts';
import { readFile, readImage } from '../../packages/api/src/uploads/contract.ts';
import { listUsers } from '../../packages/api/src/users/contract.ts';
import { isWebAddress } from '../../packages/domain/src/hyperlink/index.ts';
import { type CheckedHost, expectRefusal, nameOf } from './CheckedHost.ts';
import { expectPage, expectThat } from './Checklist.ts';
import { checkPosts } from './posts.ts';

/** Checks every call that only reads. */
export async function checkReading(host: CheckedHost): Promise<void> {
  await checkCourses(host);
  await checkEvents(host);
  await checkGroups(host);
  const { list, client } = host;
  const request = { page: 1, size: 2 };
  await list.check(nameOf(listUsers), async () => expectPage(await client.call(listUsers, request)));
  await checkPosts(host);
  await checkFile(
    host,
    readCertificatePreview,
    host.options.certificate,
    'image/',
    'needs --certificate with an issued one',
  );
}

/** Checks that a file is served without a bearer, as pages need it (rule A10). */
async function checkFile(
  { list, call }: CheckedHost,
  endpoint: AnyEndpoint,
  id: string | undefined,
  type: string,
  reason: string,
): Promise<void> {
  if (id === undefined) return list.skip(nameOf(endpoint), reason);
  await list.check(nameOf(endpoint), async () => {
    const response = await call(endpoint, { id });
    await response.body?.cancel();
    expectThat(response.ok, `answered ${response.status} without a bearer`);
    const answered = response.headers.get('Content-Type') ?? 'none';
    expectThat(answered.startsWith(type), `answered the type ${answered} where ${type} was due`);
  });
}

async function checkCourses(host: CheckedHost): Promise<void> {
  const { list, client } = host;
  const docs = await list.check(nameOf(courses.listCourses), async () => {
    const answer = await client.call(courses.listCourses, {});
    const sequence = answer.docs.map((course) => course.sequence);
    expectThat(new Set(sequence).size === sequence.length, 'two courses have the same sequence');
    return answer.docs;
  });
  await checkOne(host, courses.readCourse, docs?.[0]?._id, (item) => client.call(courses.readCourse, item));
  const course = docs?.find(({ questionCount }) => questionCount !== 0) ?? docs?.[0];
  if (course) {
    await list.check(nameOf(listQuestions), () => client.call(listQuestions, { courseId: course._id }));
  } else list.skip(nameOf(listQuestions), 'there is no course');
  await checkFile(host, readImage, docs?.find(({ cover }) => cover)?.cover?._id, 'image/', 'no course has a cover');
  await checkFile(host, readFile, docs?.find(({ file }) => file)?.file?._id, 'application/pdf', 'no course has a PDF');
}

async function checkEvents(host: CheckedHost): Promise<void> {
  const { list, client } = host;
  const docs = await list.check(nameOf(events.listEvents), async () => {
    const answer = await client.call(events.listEvents, { page: 1, size: 2 });
    expectPage(answer);
    const strange = answer.docs.find(({ hyperlink }) => hyperlink && !isWebAddress(hyperlink));
    expectThat(!strange, `the event ${strange?._id} has a hyperlink that is no web address`);
    return answer.docs;
  });
  await checkOne(host, events.readEvent, docs?.[0]?._id, (item) => client.call(events.readEvent, item));
}

async function checkGroups(host: CheckedHost): Promise<void> {
  const { list, client } = host;
  const docs = await list.check(nameOf(groups.listCertificateGroups), async () => {
    const answer = await client.call(groups.listCertificateGroups, { page: 1, size: 2 });
    expectPage(answer);
    return answer.docs;
  });
  await list.check(nameOf(groups.listCertificateGroups, 'a keyword that nothing has'), async () => {
    const keyword = 'no group has this in its name';
    const { total } = await client.call(groups.listCertificateGroups, { page: 1, keyword });
    expectThat(total === 0, `found ${total} groups`);
  });
  await list.check(nameOf(groups.listCertificateGroupOptions, 'autoComplete'), () =>
    client.call(groups.listCertificateGroupOptions, { autoComplete: true }),
  );
  await checkOne(host, groups.readCertificateGroup, docs?.[0]?._id, (item) =>
    client.call(groups.readCertificateGroup, item),
  );
}

/** Checks that one item can be read, and that an unknown one is refused. */
async function checkOne(
  { list, call, session }: CheckedHost,
  endpoint: AnyEndpoint,
  id: string | undefined,
  read: (item: { id: string }) => Promise<{ readonly _id: string }>,
): Promise<void> {
  if (id === undefined) list.skip(nameOf(endpoint), 'the list is empty');
  else {
    await list.check(nameOf(endpoint), async () => {
      const { _id } = await read({ id });
      expectThat(_id === id, `answered the item ${_id}`);
    });
  }
  await list.check(nameOf(endpoint, 'unknown id'), async () => {
    const Authorization = `Bearer ${session.getSnapshot().accessToken}`;
    await expectRefusal(await call(endpoint, { id: 'nowhere' }, { headers: { Authorization } }));
  });
}
