import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type CursorStore, done, everyEvent, everyItem, fileBody, openBackOffice } from './BackOffice.ts';
import type { components } from './backOfficeApi.ts';

/**
 * One person's way through a service for learning: register, post a case, pass a quiz, get a certificate. Run it again and
 * nothing happens twice, because ids are chosen before the first request and every request can be repeated.
 *
 *   API_URL=http://localhost:8080 API_KEY=cpd_… node examples/mobile-backend/main.ts
 */
const { API_URL = 'http://localhost:8080', API_KEY = '', STATE = 'mobile-backend.json' } = process.env;
const backOffice = openBackOffice(API_URL, API_KEY);

type Quiz = components['schemas']['CatalogQuiz'];

/** What your database would hold. */
interface State {
  readonly user: string;
  readonly post: string;
  readonly certificate: string;
  /** The last event that was handled. */
  cursor: string | null;
  isIssued: boolean;
}

const newState = (): State => ({
  user: randomUUID(),
  post: randomUUID(),
  certificate: randomUUID(),
  cursor: null,
  isIssued: false,
});
const state: State = await readFile(STATE, 'utf8').then(JSON.parse).catch(newState);
const save = () => writeFile(STATE, JSON.stringify(state));
await save();

const store: CursorStore = {
  read: async () => state.cursor,
  async write(cursor) {
    state.cursor = cursor;
    await save();
  },
};

/** Follows the events until one of these types comes for an item. */
async function waitFor(subject: string, ...types: string[]): Promise<string> {
  let others = 0;
  for await (const event of everyEvent(backOffice, store)) {
    if (event.subject === subject && types.includes(event.type)) {
      console.log(`  ${event.type}, after ${others} others`);
      await store.write(event.cursor);
      return event.type;
    }
    others += 1;
  }
  throw new Error('The events ended.');
}

/** Answers the questions that an attempt shows, and counts the right ones. A real learner may be wrong. */
function attempt(
  { questions, quizLimit }: Quiz,
  answer: (choices: Quiz['questions'][number]['choices']) => number,
): number {
  const shown = questions.slice(0, quizLimit);
  return shown.filter(({ choices }) => choices[answer(choices)]?.isCorrect).length;
}

console.log('1. Register');
const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' };
await done(backOffice.PUT('/v1/service/users/{id}', { params: { path: { id: state.user } }, body: person }));

console.log('2. Submit a post with a picture');
const picture = new Uint8Array(await readFile(new URL('picture.png', import.meta.url)));
const owner = { params: { path: { owner: `post-${state.post}` } }, ...fileBody(picture, 'picture.png') };
const { _id: cover } = await done(backOffice.PUT('/v1/service/images/{owner}', owner));
const post = { user: state.user, title: 'A case from the ward', description: 'What we learned.', cover };
const submission = { params: { path: { id: state.post } }, body: post };
const { status } = await done(backOffice.PUT('/v1/service/posts/{id}', submission));

console.log('3. Wait for the review');
const decision = status === 'review' ? await waitFor(state.post, 'post.approved', 'post.rejected') : status;
console.log(`  the post is ${decision}`);

console.log('4. Pass the quizzes of a certificate group');
const pageAfter = (after: string | undefined) => ({ params: { query: after === undefined ? {} : { after } } });
const courseGroups = new Map<string, string | null>();
for await (const { _id, certificateGroup } of everyItem((after) =>
  done(backOffice.GET('/v1/service/catalog/courses', pageAfter(after))),
)) {
  courseGroups.set(_id, certificateGroup);
}
const passed = new Map<string, number>();
for await (const quiz of everyItem((after) => done(backOffice.GET('/v1/service/catalog/quizzes', pageAfter(after))))) {
  const group = courseGroups.get(quiz._id);
  const score = attempt(quiz, (choices) => choices.findIndex(({ isCorrect }) => isCorrect));
  if (group && score >= quiz.passCondition) passed.set(group, (passed.get(group) ?? 0) + 1);
}
let group: components['schemas']['CatalogGroup'] | undefined;
for await (const each of everyItem((after) =>
  done(backOffice.GET('/v1/service/catalog/certificate-groups', pageAfter(after))),
)) {
  if ((passed.get(each._id) ?? 0) >= Math.max(each.passCondition, 1)) group ??= each;
}
if (group === undefined) throw new Error('No certificate group has enough courses.');
console.log(`  passed: ${group.name}`);

console.log('5. Issue the certificate');
const issue = { params: { path: { id: state.certificate } }, body: { user: state.user, certificateGroup: group._id } };
const certificate = await done(backOffice.PUT('/v1/service/certificates/{id}', issue));
console.log(`  ${certificate.number}: ${certificate.url}`);

console.log('6. Follow the events');
if (!state.isIssued) await waitFor(state.certificate, 'certificate.issued');
state.isIssued = true;
await save();
console.log('Done.');
