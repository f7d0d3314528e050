import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { BackOffice, type CursorStore } from './BackOffice.ts';

/**
 * One person's way through a service for learning: register, post a case, pass a quiz, get a certificate. Run it again and
 * nothing happens twice, because ids are chosen before the first request and every request can be repeated.
 *
 *   API_URL=http://localhost:8080 API_KEY=cpd_… node examples/mobile-backend/main.ts
 */
const { API_URL = 'http://localhost:8080', API_KEY = '', STATE = 'mobile-backend.json' } = process.env;
const backOffice = new BackOffice(API_URL, API_KEY);

interface Quiz {
  readonly _id: string;
  readonly quizLimit: number;
  readonly passCondition: number;
  readonly questions: readonly {
    readonly question: string;
    readonly choices: readonly { readonly text: string; readonly isCorrect: boolean }[];
  }[];
}

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
  for await (const event of backOffice.events(store)) {
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
await backOffice.put(`/v1/service/users/${state.user}`, {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.org',
});

console.log('2. Submit a post with a picture');
const picture = await readFile(new URL('picture.png', import.meta.url));
const { _id: cover } = await backOffice.upload<{ _id: string }>(
  `/v1/service/images/post-${state.post}`,
  new Uint8Array(picture),
  'picture.png',
);
const post = { user: state.user, title: 'A case from the ward', description: 'What we learned.', cover };
const { status } = await backOffice.put<{ status: string }>(`/v1/service/posts/${state.post}`, post);

console.log('3. Wait for the review');
const decision = status === 'review' ? await waitFor(state.post, 'post.approved', 'post.rejected') : status;
console.log(`  the post is ${decision}`);

console.log('4. Pass the quizzes of a certificate group');
const courseGroups = new Map<string, string | null>();
for await (const course of backOffice.items<{ _id: string; certificateGroup: string | null }>(
  '/v1/service/catalog/courses',
)) {
  courseGroups.set(course._id, course.certificateGroup);
}
const passed = new Map<string, number>();
for await (const quiz of backOffice.items<Quiz>('/v1/service/catalog/quizzes')) {
  const group = courseGroups.get(quiz._id);
  const score = attempt(quiz, (choices) => choices.findIndex(({ isCorrect }) => isCorrect));
  if (group && score >= quiz.passCondition) passed.set(group, (passed.get(group) ?? 0) + 1);
}
let group: { readonly _id: string; readonly name: string; readonly passCondition: number } | undefined;
for await (const each of backOffice.items<NonNullable<typeof group>>('/v1/service/catalog/certificate-groups')) {
  if ((passed.get(each._id) ?? 0) >= Math.max(each.passCondition, 1)) group ??= each;
}
if (group === undefined) throw new Error('No certificate group has enough courses.');
console.log(`  passed: ${group.name}`);

console.log('5. Issue the certificate');
const certificate = await backOffice.put<{ number: string; url: string }>(
  `/v1/service/certificates/${state.certificate}`,
  { user: state.user, certificateGroup: group._id },
);
const image = await fetch(`${API_URL}/v1/certificate/preview/${state.certificate}`);
console.log(`  ${certificate.number}: ${certificate.url} (${image.headers.get('content-type')})`);

console.log('6. Follow the events');
if (!state.isIssued) await waitFor(state.certificate, 'certificate.issued');
state.isIssued = true;
await save();
console.log('Done.');
