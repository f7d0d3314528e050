import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import * as calls from './contract.ts';
import { quizKeys } from './keys.ts';

/** A question as its dialog sends it; exactly one of its four choices is correct. */
export interface QuestionContent {
  /** The course's id. */
  readonly course: string;
  readonly question: string;
  readonly choices: readonly { readonly text: string; readonly isCorrect: boolean }[];
}

/** A question that exists, as its dialog sends it. */
export interface QuestionChange extends QuestionContent {
  /** The question's id. */
  readonly quiz: string;
}

/** Names a question and its course. */
export interface QuestionName {
  /** The question's id. */
  readonly id: string;
  /** The course's id. */
  readonly course: string;
}

/** Lists a course's questions. */
export function listQuestions(client: Client, courseId: string, call: ReadCall = {}): Promise<calls.Question[]> {
  return client.send(calls.listQuestions, { ...call, params: { courseId } });
}

/** Adds a question. */
export async function addQuestion(client: Client, content: QuestionContent): Promise<void> {
  await client.send(calls.addQuestion, { body: { ...content, choices: [...content.choices] } });
}

/** Replaces a question's text and choices. */
export async function saveQuestion(client: Client, change: QuestionChange): Promise<void> {
  await client.send(calls.saveQuestion, { body: { ...change, choices: [...change.choices] } });
}

/** Deletes a question. */
export async function deleteQuestion(client: Client, { id }: QuestionName): Promise<void> {
  await client.send(calls.deleteQuestion, { params: { id } });
}

/** Begins to load a course's questions before their page is there. */
export function preloadQuestions(client: Client, courseId: string): void {
  client.preloads.start(quizKeys.list(courseId), (call) => listQuestions(client, courseId, call));
}
