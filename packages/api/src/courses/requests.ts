import type { SequenceAction } from '@cpd/domain/sequence';
import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import * as calls from './contract.ts';
import { courseKeys } from './keys.ts';

/** What a course's form saves: absent fields stay as they are, null clears (rule B11). */
export interface CourseChange {
  readonly id: string;
  readonly title?: string | null;
  /** The image's id. */
  readonly cover?: string | null;
  /** The PDF's id. */
  readonly file?: string | null;
  /** The group's id. */
  readonly certificateGroup?: string | null;
}

/** What a quiz's config card saves. */
export interface QuizCondition {
  /** The course's id. */
  readonly course: string;
  /** How many questions are shown. */
  readonly quizLimit: number;
  /** How many must be right. */
  readonly passCondition: number;
}

/** Lists every course by its sequence. */
export async function listCourses(client: Client, call: ReadCall = {}): Promise<readonly calls.Course[]> {
  const { docs } = await client.send(calls.listCourses, call);
  return docs.toSorted((one, other) => one.sequence - other.sequence);
}

/** Reads one course. */
export function readCourse(client: Client, id: string, call: ReadCall = {}): Promise<calls.Course> {
  return client.send(calls.readCourse, { ...call, params: { id } });
}

/** Creates an empty course and answers its id. */
export function draftCourse(client: Client): Promise<string> {
  return client.send(calls.draftCourse);
}

/** Saves a course's form. */
export async function saveCourse(client: Client, change: CourseChange): Promise<void> {
  await client.send(calls.saveCourse, { body: { ...change } });
}

/** Enables a course. */
export async function enableCourse(client: Client, id: string): Promise<void> {
  await client.send(calls.enableCourse, { params: { id } });
}

/** Deletes a course. */
export async function deleteCourse(client: Client, id: string): Promise<void> {
  await client.send(calls.deleteCourse, { params: { id } });
}

/** Moves a course one place: 1 is earlier, -1 is later. */
export async function moveCourse(client: Client, id: string, action: SequenceAction): Promise<void> {
  await client.send(calls.moveCourse, { body: { course: id, action } });
}

/** Saves how many questions a quiz shows and how many must be right. */
export async function saveQuizCondition(client: Client, condition: QuizCondition): Promise<void> {
  await client.send(calls.saveQuizCondition, { body: { ...condition } });
}

/** Begins to load the list before its page is there. */
export function preloadCourses(client: Client): void {
  client.preloads.start(courseKeys.list, (call) => listCourses(client, call));
}

/** Begins to load a course before its page is there. */
export function preloadCourse(client: Client, id: string): void {
  client.preloads.start(courseKeys.detail(id), (call) => readCourse(client, id, call));
}
