import type { Question } from '@cpd/api/quizzes/contract';
import { newId } from '../database/id.ts';
import type { Queries, StoredChoice } from '../database/schema.ts';

export interface QuestionContent {
  readonly question: string;
  readonly choices: readonly StoredChoice[];
}

export async function questionsOf(queries: Queries, courseId: string): Promise<Question[]> {
  const rows = await selectQuestions(queries).where('course_id', '=', courseId).orderBy('ordinal').execute();
  return rows.map(toQuestion);
}

export async function findQuestion(
  queries: Queries,
  id: string,
): Promise<{ question: Question; courseId: string } | null> {
  const row = await selectQuestions(queries).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : { question: toQuestion(row), courseId: row.course_id };
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

function selectQuestions(queries: Queries) {
  return queries.selectFrom('questions').select(['id', 'course_id', 'question', 'choices']);
}

function toColumns({ question, choices }: QuestionContent) {
  return { question, choices: JSON.stringify(choices) };
}

function toQuestion(row: { id: string; question: string; choices: StoredChoice[] }): Question {
  return { _id: row.id, question: row.question, choices: row.choices };
}
