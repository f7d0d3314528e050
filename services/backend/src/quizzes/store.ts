import type { Question } from '@cpd/api/quizzes/contract';
import { newId } from '../database/id.ts';
import type { Queries, StoredChoice } from '../database/schema.ts';

/** A question's text and its choices. */
export interface QuestionContent {
  readonly question: string;
  readonly choices: readonly StoredChoice[];
}

/** A course's questions in the order they were added. */
export async function questionsOf(queries: Queries, courseId: string): Promise<Question[]> {
  const rows = await selectQuestions(queries).where('course_id', '=', courseId).orderBy('ordinal').execute();
  return rows.map(toQuestion);
}

/** One question and its course, or null. */
export async function findQuestion(
  queries: Queries,
  id: string,
): Promise<{ question: Question; courseId: string } | null> {
  const row = await selectQuestions(queries).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { question: toQuestion(row), courseId: row.course_id };
}

/** Adds a question to a course and gives its id. */
export async function addQuestion(queries: Queries, courseId: string, content: QuestionContent): Promise<string> {
  const id = newId();
  await queries
    .insertInto('questions')
    .values({ id, course_id: courseId, ...toColumns(content) })
    .execute();
  return id;
}

/** Replaces a question's text and choices. */
export async function changeQuestion(queries: Queries, id: string, content: QuestionContent): Promise<void> {
  await queries.updateTable('questions').set(toColumns(content)).where('id', '=', id).execute();
}

/** Deletes a question. */
export async function removeQuestion(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('questions').where('id', '=', id).execute();
}

function selectQuestions(queries: Queries) {
  return queries.selectFrom('questions').select(['id', 'course_id', 'question', 'choices']);
}

function toColumns({ question, choices }: QuestionContent) {
  return { question, choices: JSON.stringify(choices) };
}

function toQuestion(row: { id: string; question: string; choices: StoredChoice[] }): Question {
  return { _id: row.id, question: row.question, choices: row.choices };
}
