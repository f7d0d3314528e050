import type { Question } from '@cpd/api/quizzes/contract';
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries, Schema, StoredChoice } from '../../database/schema.ts';
import { Versioned } from '../../http/entityTag.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { courseKind, questionPlace } from '../courses/store.ts';
import { lockItem } from '../draftable.ts';

export interface QuestionContent {
  readonly question: string;
  readonly choices: readonly StoredChoice[];
}

/** The questions of a course; null if the course does not exist. */
export async function quizOf(queries: Queries, courseId: string): Promise<Versioned<Question[]> | null> {
  const course = await queries
    .selectFrom('courses')
    .select((eb) => ['quiz_version', questionsOf(eb).as('questions')])
    .where('id', '=', courseId)
    .executeTakeFirst();
  return course === undefined ? null : new Versioned(course.questions, course.quiz_version);
}

/** The questions of a selected course, in their order. */
export function questionsOf(eb: ExpressionBuilder<Schema, 'courses'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('questions')
      .select(['id as _id', 'question', 'choices'])
      .whereRef('course_id', '=', 'courses.id')
      .orderBy(questionPlace),
  );
}

/** Locks a course with its quiz, whose version it returns, until the transaction ends. @throws HttpError 404. */
export async function lockQuiz(queries: Transaction<Schema>, courseId: string) {
  const course = await lockItem(queries, courseKind, courseId);
  const quiz = requireFound(await quizOf(queries, courseId), 'course');
  return new Versioned({ course: course.value, questions: quiz.value }, quiz.version);
}

/** A question with the id of its course; null if it does not exist. */
export async function findQuestion(
  queries: Queries,
  id: string,
): Promise<(QuestionContent & { readonly course: string }) | null> {
  const row = await queries
    .selectFrom('questions')
    .select(['course_id as course', 'question', 'choices'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a question at the end of a quiz, which must be locked, or next to another one of it. */
export async function addQuestion(
  queries: Queries,
  courseId: string,
  id: string,
  content: QuestionContent,
  copied?: string,
): Promise<void> {
  await queries
    .insertInto('questions')
    .values({
      id,
      course_id: courseId,
      ...toColumns(content),
      position: copied === undefined ? null : positionAfter(copied),
    })
    .execute();
}

/**
 * Between a question and the one that follows it, but less than one ordinal away: those of deleted questions, which may come
 * back, are whole numbers. Numerics of any length are exact.
 */
function positionAfter(id: string) {
  return sql<string>`(
    select one.place + 0.5 * least(1, min(other.place) - one.place) from (
      select course_id, coalesce(position, ordinal) as place from questions where id = ${id}
    ) as one left join (
      select course_id, coalesce(position, ordinal) as place from questions
    ) as other on other.course_id = one.course_id and other.place > one.place
    group by one.place
  )`;
}

export async function changeQuestion(queries: Queries, id: string, content: QuestionContent): Promise<void> {
  await queries.updateTable('questions').set(toColumns(content)).where('id', '=', id).execute();
}

export async function removeQuestion(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('questions').where('id', '=', id).execute();
}

function toColumns({ question, choices }: QuestionContent) {
  return { question, choices: JSON.stringify(choices) };
}
