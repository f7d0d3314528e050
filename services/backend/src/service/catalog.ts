import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/schema.ts';

interface PageRequest {
  /** The id of the last item of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Page<Item> {
  readonly items: Item[];
  /** The `after` of the next page; null on the last one. */
  readonly next: string | null;
}

/** Whether an enabled row is on a page in the order of ids, or is the one after it, which shows that there is more. */
function isOnPage(
  table: 'certificate_groups' | 'courses' | 'events',
  { after = '', limit }: PageRequest,
): RawBuilder<boolean> {
  return sql`id in (
    select id from ${sql.table(table)} where is_enabled and id > ${after} order by id limit ${limit + 1}
  )`;
}

/** Makes a page from rows that include one more than fits. */
function pageOf<Row extends { readonly id: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const visible = rows.slice(0, limit);
  return { items: visible.map(toItem), next: rows.length > limit ? (visible.at(-1)?.id ?? null) : null };
}

export async function pageOfEnabledCourses(queries: Queries, page: PageRequest) {
  const rows = await queries
    .selectFrom('courses')
    .select(['id', 'title', 'sequence', 'cover_image_id', 'file_id', 'certificate_group_id'])
    .where(isOnPage('courses', page))
    .orderBy('id')
    .execute();
  return pageOf(rows, page.limit, ({ id, title, sequence, cover_image_id, file_id, certificate_group_id }) => ({
    _id: id,
    title,
    sequence,
    cover: cover_image_id,
    file: file_id,
    certificateGroup: certificate_group_id,
  }));
}

/** @param hasAnswers Whether each choice says if it is correct. */
export async function pageOfQuizzes(queries: Queries, page: PageRequest, hasAnswers: boolean) {
  const rows = await queries
    .selectFrom('courses')
    .select(['id', 'quiz_limit', 'pass_condition'])
    .where(isOnPage('courses', page))
    .orderBy('id')
    .execute();
  const questions = await queries
    .selectFrom('questions')
    .select(['id', 'course_id', 'question', 'choices'])
    .where('course_id', 'in', rows.length === 0 ? [''] : rows.map(({ id }) => id))
    .orderBy('ordinal')
    .execute();
  const questionsOf = Map.groupBy(questions, ({ course_id }) => course_id);
  return pageOf(rows, page.limit, ({ id, quiz_limit, pass_condition }) => ({
    _id: id,
    quizLimit: quiz_limit,
    passCondition: pass_condition,
    questions: (questionsOf.get(id) ?? []).map(({ id: questionId, question, choices }) => ({
      _id: questionId,
      question,
      choices: choices.map(({ text, isCorrect }) => (hasAnswers ? { text, isCorrect } : { text })),
    })),
  }));
}

export async function pageOfEnabledEvents(queries: Queries, page: PageRequest) {
  const rows = await queries
    .selectFrom('events')
    .select(['id', 'hyperlink', 'cover_image_id'])
    .where(isOnPage('events', page))
    .orderBy('id')
    .execute();
  const images = await queries
    .selectFrom('event_images')
    .select(['event_id', 'image_id'])
    .where('event_id', 'in', rows.length === 0 ? [''] : rows.map(({ id }) => id))
    .orderBy('position')
    .execute();
  return pageOf(rows, page.limit, ({ id, hyperlink, cover_image_id }) => ({
    _id: id,
    hyperlink,
    cover: cover_image_id,
    images: images.filter(({ event_id }) => event_id === id).map(({ image_id }) => image_id),
  }));
}

export async function pageOfEnabledGroups(queries: Queries, page: PageRequest) {
  const rows = await queries
    .selectFrom('certificate_groups')
    .select(['id', 'name', 'pass_condition'])
    .where(isOnPage('certificate_groups', page))
    .orderBy('id')
    .execute();
  return pageOf(rows, page.limit, ({ id, name, pass_condition }) => ({ _id: id, name, passCondition: pass_condition }));
}
