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

type CatalogTable = 'certificate_groups' | 'courses' | 'events';

/** Reads the enabled items for which a condition on their ids holds, in the order of ids. */
type Read<Item> = (isMeant: RawBuilder<boolean>) => Promise<Item[]>;

export async function catalogPage<Item extends { readonly _id: string }>(
  table: CatalogTable,
  request: PageRequest,
  read: Read<Item>,
): Promise<Page<Item>> {
  return pageOfIds(sql`${sql.table(table)} where is_enabled`, request, read);
}

/**
 * Reads a page, and one more item, which shows that there is another page.
 *
 * @param rows A table with a condition.
 */
export async function pageOfIds<Item extends { readonly _id: string }>(
  rows: RawBuilder<unknown>,
  { after = '', limit }: PageRequest,
  read: Read<Item>,
): Promise<Page<Item>> {
  const items = await read(sql`id in (
    select id from ${rows} and id > ${after} order by id limit ${limit + 1}
  )`);
  const visible = items.slice(0, limit);
  return { items: visible, next: items.length > limit ? (visible.at(-1)?._id ?? null) : null };
}

export async function enabledCourses(queries: Queries, isMeant: RawBuilder<boolean>) {
  const rows = await queries
    .selectFrom('courses')
    .select(['id', 'title', 'sequence', 'cover_image_id', 'file_id', 'certificate_group_id'])
    .where('is_enabled', '=', true)
    .where(isMeant)
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, sequence, cover_image_id, file_id, certificate_group_id }) => ({
    _id: id,
    title,
    sequence,
    cover: cover_image_id,
    file: file_id,
    certificateGroup: certificate_group_id,
  }));
}

/** @param hasAnswers Whether each choice says if it is correct. */
export async function enabledQuizzes(queries: Queries, isMeant: RawBuilder<boolean>, hasAnswers: boolean) {
  const rows = await queries
    .selectFrom('courses')
    .select(['id', 'quiz_limit', 'pass_condition'])
    .where('is_enabled', '=', true)
    .where(isMeant)
    .orderBy('id')
    .execute();
  const questions = await queries
    .selectFrom('questions')
    .select(['id', 'course_id', 'question', 'choices'])
    .where('course_id', 'in', rows.length === 0 ? [''] : rows.map(({ id }) => id))
    .orderBy('ordinal')
    .execute();
  const questionsOf = Map.groupBy(questions, ({ course_id }) => course_id);
  return rows.map(({ id, quiz_limit, pass_condition }) => ({
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

export async function enabledEvents(queries: Queries, isMeant: RawBuilder<boolean>) {
  const rows = await queries
    .selectFrom('events')
    .select(['id', 'hyperlink', 'cover_image_id'])
    .where('is_enabled', '=', true)
    .where(isMeant)
    .orderBy('id')
    .execute();
  const images = await queries
    .selectFrom('event_images')
    .select(['event_id', 'image_id'])
    .where('event_id', 'in', rows.length === 0 ? [''] : rows.map(({ id }) => id))
    .orderBy('position')
    .execute();
  return rows.map(({ id, hyperlink, cover_image_id }) => ({
    _id: id,
    hyperlink,
    cover: cover_image_id,
    images: images.filter(({ event_id }) => event_id === id).map(({ image_id }) => image_id),
  }));
}

export async function enabledGroups(queries: Queries, isMeant: RawBuilder<boolean>) {
  const rows = await queries
    .selectFrom('certificate_groups')
    .select(['id', 'name', 'pass_condition'])
    .where('is_enabled', '=', true)
    .where(isMeant)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, pass_condition }) => ({ _id: id, name, passCondition: pass_condition }));
}
