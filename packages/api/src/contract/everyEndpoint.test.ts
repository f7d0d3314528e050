import { beforeEach, describe, expect, test } from 'vitest';
import { apiKeyFixture } from '../apiKeys/fixtures.ts';
import { binItemFixture } from '../bin/fixtures.ts';
import {
  certificateCredentialAddress,
  certificatePdfAddress,
  certificatePreviewAddress,
} from '../certificates/resource.ts';
import type { Client } from '../client/createClient.ts';
import { eventFixture } from '../events/fixtures.ts';
import { downloadCsv, EXPORT_COLUMNS } from '../exports/resource.ts';
import { newId } from '../http/newId.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { contract } from '../testing/contract.ts';
import { fakeOverHttp } from '../testing/node/fakeOverHttp.ts';
import { WELCOME_TOKEN } from '../testing/routes/administrators.ts';
import { FAKE_ADMIN, KNOWN_IDENTITY } from '../testing/routes/people.ts';
import { REVIEW_TOKEN } from '../testing/routes/posts.ts';
import { fileAddress, imageAddress } from '../uploads/resource.ts';

const server = fakeOverHttp();
let client: Client;
let session: SessionStore;
const reached = new Set<string>();

const choices = ['One', 'Two', 'Three', 'Four'].map((text, index) => ({ text, isCorrect: index === 1 }));
const content = { course: 'course-1', question: 'Which?', choices };
const credentials = { ...FAKE_ADMIN, token: 'captcha' };
const passkey = { id: 'passkey-1', rawId: 'passkey-1', type: 'public-key' } as const;
const newPasskey = {
  name: 'Laptop',
  passkey: { ...passkey, response: { clientDataJSON: 'data', attestationObject: 'object', transports: ['internal'] } },
};
const newKey = { name: 'mobile', scopes: ['users:write' as const], lifetimeDays: 90 };
const assertion = { ...passkey, response: { clientDataJSON: 'data', authenticatorData: 'data', signature: 'signed' } };
const NEW_CERTIFICATE = newId();
const issue = { id: NEW_CERTIFICATE, user: 'user-1', certificateGroup: 'group-1' };
const link = { id: 'post-1', token: REVIEW_TOKEN };
const png = new File(['pixels'], 'cover.png', { type: 'image/png' });
const pdf = new File(['%PDF'], 'course.pdf', { type: 'application/pdf' });
const change = { oldPassword: FAKE_ADMIN.password, newPassword: 'another horse' };
const saved = { id: 'course-1', title: 'New', cover: 'i', file: 'f', certificateGroup: 'group-1' };
const groupChange = { id: 'group-1', name: 'New', passCondition: 2, template: null, templateVerticalPosition: 9 };
const sample = { template: 'i', position: 9, name: 'Ann Lee', format: 'png' } as const;
const deletedEvent = {
  listed: binItemFixture({ _id: 'event-deleted', kind: 'event' }),
  item: eventFixture({ _id: 'event-deleted' }),
};
const eventChange = { event: 'event-1', images: ['b', 'a'], cover: null, hyperlink: 'https://example.org' };

beforeEach(async () => {
  ({ client, session } = server.connect());
  await client.capabilities.load();
  server.fake.requests.length = 0;
});

/** Requests a resource that browsers load by themselves, and returns its type. */
async function load(address: string): Promise<string | null> {
  return (await fetch(address)).headers.get('Content-Type');
}

/** The only request so far, with its body. */
function sent(): { name: string; body: unknown } {
  const [request] = server.fake.requests;
  return { name: `${request?.name.split(' ')[0]} ${request?.address}`, body: request?.body };
}

type Row = readonly [name: string, send: () => Promise<unknown>, response: unknown, body?: unknown];

const named = (rows: readonly Row[]) => rows.map(([name, send, response, body]) => ({ name, send, response, body }));

const issued = { _id: expect.any(String), token: expect.any(String), expiresAt: expect.any(String) };

const bearerCalls: readonly Row[] = [
  [
    'GET /v1/administrator',
    () => client.request(contract.administrators.listAdministrators, {}),
    [expect.objectContaining({ username: 'admin', isSelf: true }), expect.objectContaining({ username: 'ben' })],
  ],
  [
    'POST /v1/administrator',
    () => client.request(contract.administrators.addAdministrator, { username: 'cy' }),
    issued,
    { username: 'cy' },
  ],
  [
    'POST /v1/session/current/proof',
    () => client.request(contract.identityProof.proveIdentity, { password: FAKE_ADMIN.password }),
    { expiresAt: '2026-03-01T09:05:00.000Z', accessToken: 'access-2', refreshToken: 'refresh-2' },
    { password: FAKE_ADMIN.password },
  ],
  [
    'POST /v1/administrator/administrator-2/link',
    () => client.request(contract.administrators.issueWelcomeLink, { id: 'administrator-2' }),
    issued,
  ],
  [
    'POST /v1/administrator/administrator-2/disable',
    () => client.request(contract.administrators.disableAdministrator, { id: 'administrator-2', isSelf: false }),
    undefined,
    { isSelf: false },
  ],
  [
    'POST /v1/administrator/administrator-2/enable',
    () => client.request(contract.administrators.enableAdministrator, { id: 'administrator-2' }),
    undefined,
  ],
  ['GET /v1/api-key', () => client.request(contract.apiKeys.listApiKeys, {}), []],
  [
    'POST /v1/api-key',
    () => client.request(contract.apiKeys.addApiKey, newKey),
    { _id: expect.any(String), key: expect.stringMatching(/^cpd_/) },
    newKey,
  ],
  [
    'DELETE /v1/api-key/key-1',
    () => {
      server.fake.data.apiKeys.push(apiKeyFixture());
      return client.request(contract.apiKeys.revokeApiKey, { id: 'key-1' });
    },
    undefined,
  ],
  [
    'GET /v1/bin',
    () => client.request(contract.bin.readBin, {}),
    { days: 30, counts: { course: 0, event: 0, certificateGroup: 0, question: 0 } },
  ],
  [
    'GET /v1/bin/item?kind=question&course=course-1&page=1',
    () => client.request(contract.bin.listBin, { kind: 'question', course: 'course-1', page: 1 }),
    expect.objectContaining({ total: 0 }),
  ],
  [
    'POST /v1/bin/item/event-deleted/restore',
    () => {
      server.fake.data.bin.push(deletedEvent);
      return client.request(contract.bin.restoreFromBin, { id: 'event-deleted', kind: 'event' });
    },
    { _id: 'event-deleted', kind: 'event', course: null, notes: [], exact: false },
    { kind: 'event' },
  ],
  [
    'DELETE /v1/bin/item/event-deleted?kind=event',
    () => {
      server.fake.data.bin.push(deletedEvent);
      return client.request(contract.bin.removeFromBin, { id: 'event-deleted', kind: 'event' });
    },
    undefined,
  ],
  [
    'POST /v1/course/bulk',
    () => client.request(contract.bulk.changeCourses, { action: 'delete', ids: ['course-1', 'gone'] }),
    {
      results: [
        { _id: 'course-1', status: 200, code: null, message: null },
        expect.objectContaining({ _id: 'gone', status: 404, code: 'NOT_FOUND' }),
      ],
    },
    { action: 'delete', ids: ['course-1', 'gone'] },
  ],
  [
    'POST /v1/event/bulk',
    () => client.request(contract.bulk.changeEvents, { action: 'enable', ids: ['event-1'] }),
    { results: [{ _id: 'event-1', status: 200, code: null, message: null }] },
    { action: 'enable', ids: ['event-1'] },
  ],
  [
    'POST /v1/certificate-group/bulk',
    () => client.request(contract.bulk.changeCertificateGroups, { action: 'enable', ids: ['group-1'] }),
    { results: [{ _id: 'group-1', status: 200, code: null, message: null }] },
    { action: 'enable', ids: ['group-1'] },
  ],
  [
    'POST /v1/bin/restore',
    () => {
      server.fake.data.bin.push(deletedEvent);
      return client.request(contract.bulk.restoreManyFromBin, { items: [{ _id: 'event-deleted', kind: 'event' }] });
    },
    {
      results: [
        {
          _id: 'event-deleted',
          status: 200,
          code: null,
          message: null,
          restored: { _id: 'event-deleted', kind: 'event', course: null, notes: [], exact: false },
        },
      ],
    },
    { items: [{ _id: 'event-deleted', kind: 'event' }] },
  ],
  ['POST /v1/auth/change-password', () => client.request(contract.auth.changePassword, change), undefined, change],
  [
    'GET /v1/session',
    () => client.request(contract.auth.listSessions, {}),
    [expect.objectContaining({ _id: 'refresh-1', isCurrent: true })],
  ],
  [
    'GET /v1/session/current',
    () => client.request(contract.auth.readCurrentSession, {}),
    { _id: 'refresh-1', username: FAKE_ADMIN.username },
  ],
  ['DELETE /v1/session/refresh-1', () => client.request(contract.auth.endSession, { id: 'refresh-1' }), undefined],
  ['DELETE /v1/session', () => client.request(contract.auth.endOtherSessions, {}), { count: 0 }],
  [
    'GET /v1/post/review/url/post-1',
    () => client.request(contract.feed.readReviewAddress, { id: 'post-1' }),
    expect.objectContaining({ url: expect.stringMatching(/^https:/) }),
  ],
  [
    'GET /v1/post/?status=2&page=1&size=20&keyword=day+1',
    () => client.request(contract.feed.listFeed, { status: 2, page: 1, size: 20, keyword: 'day 1' }),
    expect.objectContaining({ total: 10, size: 20 }),
  ],
  [
    'POST /v1/image/upload',
    () => client.request(contract.uploads.uploadImage, {}, { file: png }),
    { id: 'new-1', removed: [] },
    { name: 'cover.png', type: 'image/png', size: 6 },
  ],
  [
    'POST /v1/file/upload',
    () => client.request(contract.uploads.uploadFile, {}, { file: pdf }),
    { id: 'new-1', removed: [] },
    { name: 'course.pdf', type: 'application/pdf', size: 4 },
  ],
  [
    'POST /v1/certificate-group/preview',
    () => client.request(contract.certificateGroups.previewCertificateGroup, sample),
    { content: 'AAAA' },
    sample,
  ],
  [
    'POST /v1/certificate-group/draft',
    () => client.request(contract.certificateGroups.draftCertificateGroup, {}),
    'new-1',
  ],
  [
    'GET /v1/certificate-group?page=1&size=10&keyword=NUR',
    () => client.request(contract.certificateGroups.listCertificateGroups, { page: 1, size: 10, keyword: ' NUR ' }),
    expect.objectContaining({ total: 3 }),
  ],
  [
    'GET /v1/certificate-group?autoComplete=true',
    () => client.request(contract.certificateGroups.listEnabledCertificateGroups, { autoComplete: true }),
    expect.arrayContaining([{ _id: 'group-1', name: 'Nursing' }]),
  ],
  [
    'GET /v1/certificate-group/group-1',
    () => client.request(contract.certificateGroups.readCertificateGroup, { id: 'group-1' }),
    expect.objectContaining({ name: 'Nursing', templateVerticalPosition: 640 }),
  ],
  [
    'POST /v1/certificate-group/',
    () => client.request(contract.certificateGroups.saveCertificateGroup, groupChange),
    undefined,
    groupChange,
  ],
  [
    'PATCH /v1/certificate-group/enable/group-1',
    () => client.request(contract.certificateGroups.enableCertificateGroup, { id: 'group-1' }),
    undefined,
  ],
  [
    'DELETE /v1/certificate-group/group-5',
    () => client.request(contract.certificateGroups.deleteCertificateGroup, { id: 'group-5' }),
    undefined,
  ],
  ['POST /v1/course/draft', () => client.request(contract.courses.draftCourse, {}), 'new-1'],
  [
    'POST /v1/course/duplicate/course-1',
    () => client.request(contract.courses.duplicateCourse, { id: 'course-1', title: 'Copy' }),
    'new-1',
    { title: 'Copy' },
  ],
  [
    'PATCH /v1/course/enable/course-1',
    () => client.request(contract.courses.enableCourse, { id: 'course-1' }),
    undefined,
  ],
  ['GET /v1/course', () => client.request(contract.courses.listCourses, {}), expect.objectContaining({ length: 28 })],
  [
    'GET /v1/course/course-1',
    () => client.request(contract.courses.readCourse, { id: 'course-1' }),
    expect.objectContaining({ sequence: 1 }),
  ],
  ['DELETE /v1/course/course-1', () => client.request(contract.courses.deleteCourse, { id: 'course-1' }), undefined],
  ['PATCH /v1/course', () => client.request(contract.courses.saveCourse, saved), undefined, saved],
  [
    'PATCH /v1/course/sequence',
    () => client.request(contract.courses.moveCourse, { course: 'course-2', action: 1 }),
    undefined,
    { course: 'course-2', action: 1 },
  ],
  [
    'PATCH /v1/course/place',
    () => client.request(contract.courses.moveCourseTo, { course: 'course-2', place: 9 }),
    undefined,
    { course: 'course-2', place: 9 },
  ],
  [
    'PATCH /v1/course/quiz/condition/',
    () => client.request(contract.courses.saveQuizCondition, { course: 'course-1', quizLimit: 4, passCondition: 3 }),
    undefined,
    { course: 'course-1', quizLimit: 4, passCondition: 3 },
  ],
  [
    'GET /v1/quiz/course-1',
    () => client.request(contract.quizzes.listQuestions, { id: 'course-1' }),
    expect.objectContaining({ length: 6 }),
  ],
  ['POST /v1/quiz/', () => client.request(contract.quizzes.addQuestion, content), undefined, content],
  [
    'PATCH /v1/quiz/',
    () => client.request(contract.quizzes.saveQuestion, { quiz: 'course-1-question-1', ...content }),
    undefined,
    { quiz: 'course-1-question-1', ...content },
  ],
  [
    'DELETE /v1/quiz/course-1-question-1',
    () => client.request(contract.quizzes.deleteQuestion, { id: 'course-1-question-1' }),
    undefined,
  ],
  ['POST /v1/event/draft/', () => client.request(contract.events.draftEvent, {}), 'new-1'],
  [
    'POST /v1/event/duplicate/event-1',
    () => client.request(contract.events.duplicateEvent, { id: 'event-1' }),
    'new-1',
  ],
  ['DELETE /v1/event/event-1', () => client.request(contract.events.deleteEvent, { id: 'event-1' }), undefined],
  [
    'GET /v1/event?page=2&size=10',
    () => client.request(contract.events.listEvents, { page: 2, size: 10 }),
    expect.objectContaining({ page: 2, total: 34 }),
  ],
  [
    'GET /v1/event/event-1',
    () => client.request(contract.events.readEvent, { id: 'event-1' }),
    expect.objectContaining({ isEnable: true }),
  ],
  ['PATCH /v1/event', () => client.request(contract.events.saveEvent, eventChange), undefined, eventChange],
  ['PATCH /v1/event/enable/event-1', () => client.request(contract.events.enableEvent, { id: 'event-1' }), undefined],
  ['GET /v1/passkey', () => client.request(contract.passkeys.listPasskeys, {}), []],
  [
    'POST /v1/passkey/challenge',
    () => client.request(contract.passkeys.startPasskey, {}),
    expect.objectContaining({ attestation: 'none' }),
  ],
  [
    'POST /v1/passkey',
    () => client.request(contract.passkeys.addPasskey, newPasskey),
    { _id: 'passkey-1' },
    newPasskey,
  ],
  [
    'PATCH /v1/passkey/passkey-1',
    () => client.request(contract.passkeys.renamePasskey, { id: 'passkey-1', name: 'Phone' }),
    undefined,
    { name: 'Phone' },
  ],
  [
    'DELETE /v1/passkey/passkey-1',
    () => client.request(contract.passkeys.removePasskey, { id: 'passkey-1' }),
    undefined,
  ],
  [
    'POST /v1/session/current/proof/challenge',
    () => client.request(contract.identityProof.startIdentityProof, {}),
    expect.objectContaining({ rpId: 'localhost' }),
  ],
  [
    'GET /v1/user?page=1',
    () => client.request(contract.users.listUsers, { page: 1 }),
    expect.objectContaining({ total: 57 }),
  ],
  [
    'POST /v1/user/lookup',
    () => client.request(contract.userLookup.lookUpUsers, { keys: ['user-1'], certificateGroup: 'group-1' }),
    { results: [expect.objectContaining({ isExact: true, hasMore: false })] },
    { keys: ['user-1'], certificateGroup: 'group-1' },
  ],
  [
    'GET /v1/user/user-1',
    () => client.request(contract.users.readUser, { id: 'user-1' }),
    expect.objectContaining({ firstName: 'Mali', owned: expect.objectContaining({ hasAccount: true }) }),
  ],
  [
    'DELETE /v1/user/user-1',
    () => client.request(contract.users.removeUser, { id: 'user-1' }),
    expect.objectContaining({ _id: 'user-1', isComplete: true }),
  ],
  [
    'GET /v1/certificate?certificateGroup=group-1&state=replaced&page=1',
    () =>
      client.request(contract.issuedCertificates.listCertificates, {
        certificateGroup: 'group-1',
        state: 'replaced',
        page: 1,
      }),
    expect.objectContaining({
      total: 1,
      docs: [expect.objectContaining({ isRenamed: true, successor: { _id: 'certificate-2', number: '2026-000002' } })],
    }),
  ],
  [
    'POST /v1/certificate',
    () => client.request(contract.issuedCertificates.issueCertificate, issue),
    expect.objectContaining({ _id: NEW_CERTIFICATE, number: '2026-000043', state: 'valid', holder: 'Mali Suwan' }),
    issue,
  ],
  [
    'POST /v1/certificate/withdraw/certificate-2',
    () =>
      client.request(contract.issuedCertificates.withdrawCertificate, { id: 'certificate-2', reason: 'Not passed' }),
    expect.objectContaining({ state: 'withdrawn', withdrawnReason: 'Not passed' }),
    { reason: 'Not passed' },
  ],
  [
    'POST /v1/certificate/reissue/certificate-2',
    () =>
      client.request(contract.issuedCertificates.reissueCertificate, { id: 'certificate-2', newId: NEW_CERTIFICATE }),
    expect.objectContaining({ _id: NEW_CERTIFICATE, predecessor: { _id: 'certificate-2', number: '2026-000002' } }),
    { newId: NEW_CERTIFICATE },
  ],
  [
    'GET /v1/activity?subject=course-1&page=1&size=10',
    () => client.request(contract.activity.listActivity, { subject: 'course-1', page: 1, size: 10 }),
    expect.objectContaining({ total: 24 }),
  ],
];

const exported = [
  ['users?keyword=Mali', 'users', { keyword: 'Mali' }, 'user-1,Mali,Suwan,user-1@example.org,Nurse,1'],
  [
    'certificates?state=replaced',
    'certificates',
    { state: 'replaced' },
    expect.stringContaining('2026-000001,Mali Chai,Mali Suwan,Nursing,'),
  ],
  ['courses', 'courses', {}, expect.stringContaining('Anatomy basics')],
  ['events', 'events', {}, expect.stringMatching(/^event-1,.*https:\/\//)],
  ['groups', 'groups', {}, 'group-1,Nursing,true,3,15'],
  ['posts?status=2', 'posts', { status: 2 }, expect.stringContaining('post-1,Post 1,')],
] as const;

const exports = {
  users: contract.exports.exportUsers,
  certificates: contract.exports.exportCertificates,
  courses: contract.exports.exportCourses,
  events: contract.exports.exportEvents,
  groups: contract.exports.exportGroups,
  posts: contract.exports.exportPosts,
};

const welcome = { token: WELCOME_TOKEN };

const publicCalls: readonly Row[] = [
  [
    'GET /v1/capabilities',
    () => client.request(contract.capabilities.readCapabilities, {}),
    { capabilities: expect.arrayContaining(['history']) },
  ],
  [
    'POST /v1/administrator/welcome',
    () => client.request(contract.administrators.readWelcome, welcome),
    { username: 'ben' },
    welcome,
  ],
  [
    'POST /v1/administrator/welcome/password',
    () => client.request(contract.administrators.choosePassword, { ...welcome, newPassword: 'another horse' }),
    undefined,
    { ...welcome, newPassword: 'another horse' },
  ],
  [
    'POST /v1/auth/sign-in',
    () => client.request(contract.auth.signIn, credentials),
    expect.objectContaining({ accessToken: 'access-2' }),
    credentials,
  ],
  [
    'POST /v1/auth/passkey/challenge',
    () => client.request(contract.passkeys.startPasskeySignIn, {}),
    expect.objectContaining({ rpId: 'localhost' }),
  ],
  [
    'POST /v1/auth/passkey',
    () => client.request(contract.passkeys.signInWithPasskey, { passkey: assertion }),
    expect.objectContaining({ accessToken: 'access-2' }),
    { passkey: assertion },
  ],
  [
    'POST /v1/auth/sign-out',
    () => client.request(contract.auth.signOut, { refreshToken: 'refresh-1' }),
    undefined,
    { refreshToken: 'refresh-1' },
  ],
  [
    'GET /v1/post/review/post-1?token=review-token',
    () => client.request(contract.review.readPost, link),
    expect.objectContaining({ title: 'Post 1', status: 2 }),
  ],
  [
    'POST /v1/post/approve/public/post-1?token=review-token',
    () => client.request(contract.review.approvePost, link),
    undefined,
  ],
  [
    'POST /v1/post/reject/public/post-1?token=review-token',
    () => client.request(contract.review.rejectPost, link),
    undefined,
  ],
  ['GET /v1/image/image-1', () => load(imageAddress(client, 'image-1')), 'image/png'],
  ['GET /v1/file/file-1', () => load(fileAddress(client, 'file-1')), 'application/pdf'],
  [
    'GET /v1/certificate/c-1',
    () => client.request(contract.certificates.readCertificate, { id: 'c-1' }),
    expect.objectContaining({ _id: 'c-1', holder: 'Ada Lovelace', withdrawnAt: null }),
  ],
  [
    'GET /v1/certificate/status/c-1',
    () => client.request(contract.certificates.readCertificateStatus, { id: 'c-1' }),
    expect.objectContaining({ revokedCredential: [] }),
  ],
  ['GET /v1/certificate/credential/c-1', () => load(certificateCredentialAddress(client, 'c-1')), 'application/jwt'],
  ['GET /v1/certificate/pdf/c-1', () => load(certificatePdfAddress(client, 'c-1')), 'application/pdf'],
  ['GET /v1/certificate/preview/c-1', () => load(certificatePreviewAddress(client, 'c-1')), 'image/png'],
  [
    'POST /v1/user/check-available-user',
    () => client.request(contract.userDeletion.checkAvailableUser, { firebaseToken: KNOWN_IDENTITY }),
    { data: { isAvailableUser: true } },
    { firebaseToken: KNOWN_IDENTITY },
  ],
  [
    'DELETE /v1/user/user-deletion',
    () => client.request(contract.userDeletion.deleteUser, { firebaseToken: KNOWN_IDENTITY }),
    undefined,
    { firebaseToken: KNOWN_IDENTITY },
  ],
  [
    'GET /v1/captcha/challenge',
    () => client.request(contract.captcha.readCaptchaChallenge, {}).catch(() => 'off'),
    'off',
  ],
];

describe('over HTTP, each endpoint of the contract', () => {
  test.each(named(bearerCalls))(
    '$name is sent with a bearer token, and its response is decoded',
    async ({ name, send, response, body }) => {
      expect(await send()).toEqual(response);
      expect(sent()).toEqual({ name, body });
      expect(server.fake.requests[0]?.headers.get('Authorization')).toBe('Bearer access-1');
      expect(server.fake.requests[0]?.headers.get('Cache-Control')).toBe('no-cache');
      reached.add(name);
    },
  );

  test.each(named(publicCalls))(
    '$name is sent without a bearer token, and its response is decoded',
    async ({ name, send, response, body }) => {
      expect(await send()).toEqual(response);
      expect(sent()).toEqual({ name, body });
      expect(server.fake.requests[0]?.headers.get('Authorization')).toBeNull();
      reached.add(name);
    },
  );

  test.each(exported)('GET /v1/export/%s is downloaded with a bearer token', async (address, name, filters, row) => {
    const blob = await client.download(exports[name], filters as never);
    expect([blob.type, await blob.text()]).toEqual(['text/csv; charset=utf-8', expect.stringContaining('\r\n')]);
    expect((await blob.text()).split('\r\n')).toContainEqual(row);
    expect(sent()).toEqual({ name: `GET /v1/export/${address}`, body: undefined });
    expect(server.fake.requests[0]?.headers.get('Authorization')).toBe('Bearer access-1');
    const titled = await (
      await downloadCsv(client, name, {}, { titles: EXPORT_COLUMNS[name].map((column) => `The ${column}`) })
    ).text();
    expect(titled).toContain(`The ${EXPORT_COLUMNS[name][0]},The ${EXPORT_COLUMNS[name][1]}`);
    await expect(downloadCsv(client, name, {}, { titles: ['One'] })).rejects.toMatchObject({
      kind: 'http',
      status: 400,
    });
    reached.add(`GET /v1/export/${name}`);
  });

  test('POST /v1/auth/renew is sent without a bearer token, and its tokens are stored', async () => {
    server.fake.sessions.expireAccessTokens();
    await client.request(contract.courses.listCourses, {});
    const renewal = server.fake.requests[1];
    expect([renewal?.name, renewal?.body, renewal?.headers.get('Authorization')]).toEqual([
      'POST /v1/auth/renew',
      { refreshToken: 'refresh-1' },
      null,
    ]);
    expect(session.getSnapshot().accessToken).toBe('access-2');
    reached.add('POST /v1/auth/renew');
  });

  test('every endpoint of the contract is requested over HTTP', () => {
    const endpoints = Object.values(contract).flatMap((resource) => Object.values(resource));
    const missing = endpoints.filter(({ method, path }) => {
      const pattern = new RegExp(`^${method} ${path.replace(/:\w+/, '[^/?]+')}(\\?.*)?$`);
      return ![...reached].some((name) => pattern.test(name));
    });
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
