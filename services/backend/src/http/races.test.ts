import { SCOPES } from '@cpd/domain/apiKey';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../access/passkeys/Authenticator.fixture.ts';
import { newId } from '../database/id.ts';
import { addKey } from '../service/apiKeys.ts';
import { seedFile, seedGroup, seedImage, seedPost, seedQuestion, seedUser } from '../testing/seed.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { systemActor } from './Actor.ts';

/** Enough for each race to be lost by both sides. */
const ROUNDS = 15;

let api: TestApp;
let key: string;
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_SITE_URL: 'http://localhost:8080' });
  key = (await addKey(api.deps.database, { name: 'mobile', scopes: SCOPES }, systemActor('command'))).key;
});
afterAll(() => api.close());

type Request = readonly [line: string, body?: object];

const id = () => newId();
const choices = ['a', 'b', 'c', 'd'].map((text, place) => ({ text, isCorrect: place === 0 }));
const courseDraft = async (): Promise<string> => (await api.request('POST /v1/course/draft')).json.data;
const linkOf = async (post: string) => new URL((await api.request(`GET /v1/post/review/url/${post}`)).json.url).search;

/** Requests that are sent at the same moment, by what they race for. */
const races: Readonly<Record<string, () => Promise<readonly Request[]>>> = {
  async 'a user that is deleted while posts, certificates and a review are stored'() {
    const { database } = api.deps;
    const [user, group] = [await seedUser(database, { first_name: 'Ada' }), await seedGroup(database)];
    const [post, known, file] = [id(), await seedPost(database, { user }), await seedFile(database)];
    const search = await linkOf(known);
    return [
      [`PUT /v1/service/posts/${post}`, { user, title: 'A case', files: [file] }],
      [`PUT /v1/service/posts/${known}`, { user, title: 'Another case', files: [file] }],
      [`DELETE /v1/service/users/${user}`],
      [`PUT /v1/service/certificates/${id()}`, { user, certificateGroup: group }],
      [`PUT /v1/service/users/${user}`, { firstName: 'Augusta' }],
      [`POST /v1/post/approve/public/${known}${search}`],
      [`GET /v1/post/review/url/${known}`],
      [`DELETE /v1/service/users/${user}`],
    ];
  },
  async 'a post that is replaced while it is decided'() {
    const { database } = api.deps;
    const user = await seedUser(database);
    const post = await seedPost(database, { user });
    const search = await linkOf(post);
    return [
      [`PUT /v1/service/posts/${post}`, { user, title: 'A case', files: [await seedFile(database)] }],
      [`POST /v1/post/approve/public/${post}${search}`],
      [`PUT /v1/service/posts/${post}`, { user, title: 'B case', files: [await seedFile(database)] }],
      [`POST /v1/post/reject/public/${post}${search}`],
    ];
  },
  async 'one identity of several users'() {
    const identity = id();
    return Array.from({ length: 4 }, () => [`PUT /v1/service/users/${id()}`, { firstName: 'Ada', identity }] as const);
  },
  async 'one id of questions in two courses'() {
    const [one, other] = [await courseDraft(), await courseDraft()];
    const body = { id: id(), question: 'Which one?', choices };
    return [one, other, one, other].map((course) => ['POST /v1/quiz/', { ...body, course }] as const);
  },
  async 'a course that is deleted while it is changed'() {
    const { database } = api.deps;
    const course = await courseDraft();
    const question = await seedQuestion(database, course);
    return [
      ['POST /v1/quiz/', { course, question: 'Which one?', choices }],
      ['PATCH /v1/quiz/', { course, quiz: question, question: 'Which two?', choices }],
      [`DELETE /v1/course/${course}`],
      [`DELETE /v1/quiz/${question}`],
      ['PATCH /v1/course/quiz/condition/', { course, quizLimit: 1, passCondition: 1 }],
      ['PATCH /v1/course', { id: course, title: 'Burns', cover: await seedImage(database) }],
      ['PATCH /v1/course/sequence', { course, action: -1 }],
      [`PATCH /v1/course/enable/${course}`],
    ];
  },
  async 'the sequence of courses'() {
    const [one, other] = [await courseDraft(), await courseDraft()];
    return [
      ['POST /v1/course/draft'],
      ['PATCH /v1/course/sequence', { course: one, action: -1 }],
      ['PATCH /v1/course/sequence', { course: other, action: 1 }],
      [`DELETE /v1/course/${one}`],
      ['POST /v1/course/draft'],
      ['PATCH /v1/course/sequence', { course: other, action: 1 }],
      [`DELETE /v1/course/${other}`],
    ];
  },
  async 'a certificate group that is deleted while it is used'() {
    const { database } = api.deps;
    const [group, user] = [await seedGroup(database), await seedUser(database, { first_name: 'Ada' })];
    return [
      ['PATCH /v1/course', { id: await courseDraft(), certificateGroup: group }],
      [`DELETE /v1/certificate-group/${group}`],
      [`PUT /v1/service/certificates/${id()}`, { user, certificateGroup: group }],
      ['POST /v1/certificate-group/', { id: group, name: 'Renamed', template: await seedImage(database) }],
    ];
  },
  async 'one id of certificates'() {
    const { database } = api.deps;
    const [group, certificate] = [await seedGroup(database), id()];
    const users = [await seedUser(database, { first_name: 'Ada' }), await seedUser(database, { first_name: 'Ben' })];
    const put = (user: string): Request => [
      `PUT /v1/service/certificates/${certificate}`,
      { user, certificateGroup: group },
    ];
    return [...users, ...users].map(put);
  },
  async 'an event that is deleted while it is saved'() {
    const { database } = api.deps;
    const event = (await api.request('POST /v1/event/draft')).json.data;
    const images = [await seedImage(database), await seedImage(database)];
    return [
      ['PATCH /v1/event', { event, images }],
      [`DELETE /v1/event/${event}`],
      ['PATCH /v1/event', { event, images: images.toReversed() }],
      [`PATCH /v1/event/enable/${event}`],
    ];
  },
  async 'administrators with equal names'() {
    const name = `Ada ${id().slice(0, 10)}`;
    return [name, name.toUpperCase(), name, ` ${name}`].map(
      (username) => ['POST /v1/administrator', { username }] as const,
    );
  },
  async 'an administrator who is invited and disabled'() {
    const { json } = await api.request('POST /v1/administrator', { body: { username: id() } });
    return [
      [`POST /v1/administrator/${json._id}/link`],
      [`POST /v1/administrator/${json._id}/disable`, {}],
      [`POST /v1/administrator/${json._id}/link`],
      [`POST /v1/administrator/${json._id}/enable`],
      ['POST /v1/administrator/welcome/password', { token: json.token, newPassword: 'correct horse battery' }],
      ['POST /v1/administrator/welcome/password', { token: json.token, newPassword: 'battery horse correct' }],
    ];
  },
  async 'one passkey that is added twice'() {
    const authenticator = new Authenticator();
    const added = async () => {
      const { challenge } = (await api.request('POST /v1/passkey/challenge')).json;
      return ['POST /v1/passkey', { name: 'Laptop', passkey: authenticator.create(challenge) }] as const;
    };
    const [one, other] = [await added(), await added()];
    return [one, one, other, other];
  },
};

test.each(Object.entries(races))('requests that race for %s get no internal error', async (_, make) => {
  const errors: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const requests = await make();
    await Promise.all(
      requests.map(async ([line, body]) => {
        const isService = line.includes('/v1/service/');
        const options = isService ? { bearer: false, headers: { authorization: `Bearer ${key}` } } : {};
        const { status, json } = await api.request(line, { ...options, ...(body && { body }) });
        if (status >= 500) errors.push(`${status} ${json.code}: ${line}`);
      }),
    );
  }
  expect(errors).toEqual([]);
});
