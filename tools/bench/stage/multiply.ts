import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POST_STATUS } from '../../../packages/domain/src/review/index.ts';
import { openEmbedded } from '../../../services/backend/src/database/embedded.ts';
import { newId } from '../../../services/backend/src/database/id.ts';
import type { Queries } from '../../../services/backend/src/database/schema.ts';
import { searchText } from '../../../services/backend/src/database/searchText.ts';

/** Questions of the long quiz. */
export const QUESTIONS = 40;
/** Posters of the event that has many. */
export const POSTERS = 200;
/** Rows that one statement enters. */
const BATCH = 1000;

/** Where the large items are. */
export interface LargeItems {
  /** The course whose quiz has 40 questions. */
  readonly quizCourseId: string;
  /** The event with 200 posters, the newest of all. */
  readonly posterEventId: string;
  /** The title of one posted post in the middle of the list, which no other one has. */
  readonly postTitle: string;
}

/**
 * Fills a stopped product's data folder up to `rows` courses, events, users and posts, like the demo's own but for
 * their numbers, and adds a quiz of 40 questions and an event of 200 posters.
 */
export async function multiply(dataDir: string, rows: number): Promise<LargeItems> {
  const database = await openEmbedded(dataDir);
  try {
    const { queries } = database;
    await addUsers(queries, rows);
    await addEvents(queries, rows);
    return {
      postTitle: await addPosts(queries, rows),
      quizCourseId: await addCourses(queries, rows),
      posterEventId: await addPosterEvent(queries, join(dataDir, 'files')),
    };
  } finally {
    await database.close();
  }
}

/** Makes what is missing up to `rows`, a batch at a time. */
async function fill<Row>(
  present: number,
  rows: number,
  make: (number: number) => Row,
  enter: (rows: Row[]) => unknown,
) {
  for (let first = present + 1; first <= rows; first += BATCH) {
    const size = Math.min(BATCH, rows - first + 1);
    await enter(Array.from({ length: size }, (_, index) => make(first + index)));
  }
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The demo data lack something to multiply.');
  return item;
}

async function addUsers(queries: Queries, rows: number): Promise<void> {
  const users = await queries.selectFrom('users').selectAll().execute();
  const makeUser = (number: number) => {
    const { first_name, last_name, description } = at(users, number);
    return { id: newId(), first_name, last_name, description, email: `user-${number}@bench.example` };
  };
  await fill(users.length, rows, makeUser, (made) => queries.insertInto('users').values(made).execute());
}

/** Gives the title of a posted one. */
async function addPosts(queries: Queries, rows: number): Promise<string> {
  const posts = await queries.selectFrom('posts').selectAll().execute();
  const makePost = (number: number) => {
    const { user_id, title, description, status, cover_image_id } = at(posts, number);
    const numbered = `${title} ${number}`;
    const search = searchText(numbered, description);
    return { id: newId(), user_id, title: numbered, description, search, status, cover_image_id };
  };
  await fill(posts.length, rows, makePost, (made) => queries.insertInto('posts').values(made).execute());
  const middle =
    posts.findIndex(({ status }) => status === POST_STATUS.posted) + posts.length * Math.floor(rows / 2 / posts.length);
  return makePost(middle).title;
}

async function addEvents(queries: Queries, rows: number): Promise<void> {
  const events = await queries.selectFrom('events').selectAll().execute();
  const makeEvent = (number: number) => {
    const { cover_image_id, hyperlink, is_enabled } = at(events, number);
    return { id: newId(), cover_image_id, hyperlink, is_enabled };
  };
  await fill(events.length, rows, makeEvent, (made) => queries.insertInto('events').values(made).execute());
}

/** Gives the course with the long quiz. */
async function addCourses(queries: Queries, rows: number): Promise<string> {
  const courses = await queries.selectFrom('courses').selectAll().orderBy('sequence').execute();
  const makeCourse = (number: number) => {
    const { title, is_enabled, cover_image_id, file_id, certificate_group_id } = at(courses, number);
    const numbered = title === null ? null : `${title} ${number}`;
    return {
      id: newId(),
      title: numbered,
      sequence: number,
      is_enabled,
      cover_image_id,
      file_id,
      certificate_group_id,
    };
  };
  await fill(courses.length, rows, makeCourse, (made) => queries.insertInto('courses').values(made).execute());
  const questions = await queries.selectFrom('questions').selectAll().execute();
  const { id } = at(courses, 0);
  const present = questions.filter(({ course_id }) => course_id === id).length;
  const makeQuestion = (number: number) => {
    const { question, choices } = at(questions, number);
    return { id: newId(), course_id: id, question: `${number}. ${question}`, choices: JSON.stringify(choices) };
  };
  await fill(present, QUESTIONS, makeQuestion, (made) => queries.insertInto('questions').values(made).execute());
  return id;
}

async function addPosterEvent(queries: Queries, files: string): Promise<string> {
  const posters = await queries
    .selectFrom('event_images')
    .innerJoin('images', 'images.id', 'event_images.image_id')
    .selectAll('images')
    .orderBy('images.id')
    .limit(10)
    .execute();
  const copies = Array.from({ length: POSTERS }, (_, index) => ({
    ...at(posters, index),
    of: at(posters, index).id,
    id: newId(),
  }));
  for (const { of, id } of copies) await copyFile(join(files, of), join(files, id));
  const id = newId();
  const images = copies.map(({ of: _, ...image }) => image);
  await queries.insertInto('images').values(images).execute();
  await queries
    .insertInto('events')
    .values({ id, cover_image_id: at(posters, 0).id, is_enabled: true })
    .execute();
  const places = images.map((image, position) => ({ event_id: id, image_id: image.id, position }));
  await queries.insertInto('event_images').values(places).execute();
  return id;
}
