import { type RawBuilder, sql } from 'kysely';
import { selectGroups, toGroup } from '../catalog/certificateGroups/store.ts';
import { selectCourses, toCourse } from '../catalog/courses/store.ts';
import { selectEvents, toEvent } from '../catalog/events/store.ts';
import { questionsOf } from '../catalog/quizzes/store.ts';
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
  const meant = queries.selectFrom('courses').select('id').where('is_enabled', '=', true).where(isMeant);
  const rows = await selectCourses(queries).where('course.id', 'in', meant).orderBy('course.id').execute();
  return rows.map(toCourse).map(({ _id, title, sequence, cover, file, certificateGroup }) => ({
    _id,
    title: title ?? null,
    sequence,
    cover: cover?._id ?? null,
    file: file?._id ?? null,
    certificateGroup: certificateGroup?._id ?? null,
  }));
}

/** @param hasAnswers Whether each choice says if it is correct. */
export async function enabledQuizzes(queries: Queries, isMeant: RawBuilder<boolean>, hasAnswers: boolean) {
  const rows = await queries
    .selectFrom('courses')
    .select((eb) => ['id', 'quiz_limit', 'pass_condition', questionsOf(eb).as('questions')])
    .where('is_enabled', '=', true)
    .where(isMeant)
    .orderBy('id')
    .execute();
  return rows.map(({ id, quiz_limit, pass_condition, questions }) => ({
    _id: id,
    quizLimit: quiz_limit,
    passCondition: pass_condition,
    questions: questions.map(({ choices, ...question }) => ({
      ...question,
      choices: choices.map(({ text, isCorrect }) => (hasAnswers ? { text, isCorrect } : { text })),
    })),
  }));
}

export async function enabledEvents(queries: Queries, isMeant: RawBuilder<boolean>) {
  const rows = await selectEvents(queries).where('is_enabled', '=', true).where(isMeant).orderBy('id').execute();
  return rows.map(toEvent).map(({ _id, hyperlink, cover, images }) => ({
    _id,
    hyperlink,
    cover: cover?._id ?? null,
    images: images.map((image) => image._id),
  }));
}

export async function enabledGroups(queries: Queries, isMeant: RawBuilder<boolean>) {
  const rows = await selectGroups(queries).where('is_enabled', '=', true).where(isMeant).orderBy('id').execute();
  return rows.map(toGroup).map(({ _id, name, passCondition }) => ({ _id, name, passCondition }));
}
