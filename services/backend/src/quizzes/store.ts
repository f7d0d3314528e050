import type { Question } from '@cpd/api/quizzes/contract';
import { newId } from '../database/id.ts';
import type { Queries, StoredChoice } from '../database/schema.ts';

export interface QuestionContent {
  readonly question: string;
  readonly choices: readonly StoredChoice[];
}

export async function questionsOf(queries: Queries, courseId: string): Promise<Question[]> {
  const questions = queries.selectFrom('questions').select(['id as _id', 'question', 'choices']);
  return questions.where('course_id', '=', courseId).orderBy('ordinal').execute();
}

/** The id of the course that a question belongs to; null where there is no such question. */
export async function courseOfQuestion(queries: Queries, id: string): Promise<string | null> {
  const row = await queries.selectFrom('questions').select('course_id').where('id', '=', id).executeTakeFirst();
  return row?.course_id ?? null;
}

export async function addQuestion(queries: Queries, courseId: string, content: QuestionContent): Promise<string> {
  const id = newId();
  await queries
    .insertInto('questions')
    .values({ id, course_id: courseId, ...toColumns(content) })
    .execute();
  return id;
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
