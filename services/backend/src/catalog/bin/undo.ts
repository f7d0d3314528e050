import { type LoweredConfig, raisedAgain } from '@cpd/domain/quizConfig';
import { indexBack } from '@cpd/domain/sequence';
import type { Transaction } from 'kysely';
import type { Queries, Schema, UndoFacts } from '../../database/schema.ts';
import { requireFound, throwHttpError } from '../../http/errors/HttpError.ts';
import { changeQuizCondition, findCourse, makeRoom } from '../courses/store.ts';

/**
 * The first step of `bringBackAsItWas` in `restore.ts`.
 *
 * @throws HttpError 409 for a deletion of somebody else, or one of which nothing is known.
 */
export function requireOwnDeletion(facts: UndoFacts | null, by: string): UndoFacts {
  if (facts?.by === by) return facts;
  return throwHttpError(
    409,
    'NOT_UNDOABLE',
    'Only the administrator who deleted this can undo that, and only while it is known how it was. Restore it instead.',
  );
}

/** The sequence of a deleted course, at which it is inserted once others have made room. @throws HttpError 409. */
export async function makeRoomInSequence(
  queries: Transaction<Schema>,
  id: string,
  deletedAt: Date,
  { order = [] }: UndoFacts,
): Promise<number> {
  const courses = await queries.selectFrom('courses').select(['id', 'created_at']).orderBy('sequence').execute();
  const added = new Set(courses.filter(({ created_at }) => created_at >= deletedAt).map((course) => course.id));
  const ids = courses.map((course) => course.id);
  const index = indexBack(ids, { row: id, order }, (other) => added.has(other));
  if (index === null) {
    throwHttpError(
      409,
      'ORDER_CHANGED',
      'The order of the courses was changed since, so that its place is not certain. Restore it instead.',
    );
  }
  const sequence = index + 1;
  await makeRoom(queries, sequence);
  return sequence;
}

/**
 * Puts the numbers of a quiz back that the deletion of a question has lowered, if the quiz's course is locked. Returns the
 * numbers before and after. @throws HttpError 409.
 */
export async function raiseNumbers(queries: Queries, courseId: string, { numbers }: UndoFacts): Promise<LoweredConfig> {
  const before = requireFound(await findCourse(queries, courseId), 'course').value;
  const after = numbers === undefined ? before : raisedAgain(before, numbers);
  if (after === null) {
    throwHttpError(
      409,
      'NUMBERS_CHANGED',
      'The numbers of its quiz were changed since, so that they cannot be put back. Restore the question instead.',
    );
  }
  const isChanged = after.quizLimit !== before.quizLimit || after.passCondition !== before.passCondition;
  if (isChanged) await changeQuizCondition(queries, courseId, after);
  return { before, after };
}
