import type { InputOf } from '@cpd/api/contract';
import type { Course, saveCourse } from '@cpd/api/courses/contract';
import { missingForCourse } from '@cpd/domain/readiness';
import { sql, type Transaction } from 'kysely';
import { hasChanges } from '../../database/hasChanges.ts';
import { newId } from '../../database/id.ts';
import { acquireLock } from '../../database/locks.ts';
import type { Queries, Schema } from '../../database/schema.ts';
import { Versioned } from '../../http/entityTag.ts';
import type { Draftable } from '../draftable.ts';

export async function allCourses(queries: Queries): Promise<Course[]> {
  return (await selectCourses(queries).orderBy('course.sequence').execute()).map(toCourse);
}

export async function findCourse(queries: Queries, id: string): Promise<Versioned<Course> | null> {
  const row = await selectCourses(queries).where('course.id', '=', id).executeTakeFirst();
  return row === undefined ? null : new Versioned(toCourse(row), row.version);
}

export const courseKind: Draftable<Course> = {
  kind: 'course',
  find: findCourse,
  missing: missingForCourse,
  titleOf: ({ title }) => title,
  // The position and the questions have lines of their own.
  auditedFields({ _id, isEnable, sequence, questionCount, title, file, ...fields }) {
    return { title, ...fields, file: file && { _id: file._id, name: file.originalname } };
  },
};

/** Adds an empty course at the end of the sequence and returns its id. */
export async function addCourse(queries: Transaction<Schema>): Promise<string> {
  await lockSequence(queries);
  const id = newId();
  const { last } = await queries
    .selectFrom('courses')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('courses')
    .values({ id, sequence: (last ?? 0) + 1 })
    .execute();
  return id;
}

/** Adds a draft with the fields of a course, next to it in the sequence, which must be locked, and returns its id. */
export async function copyCourse(
  queries: Transaction<Schema>,
  { _id, sequence }: Pick<Course, '_id' | 'sequence'>,
  title: string | null,
): Promise<string> {
  const id = newId();
  await makeRoom(queries, sequence + 1);
  await queries
    .insertInto('courses')
    .columns([...COPIED_COLUMNS, 'id', 'title', 'sequence'])
    .expression((eb) =>
      eb
        .selectFrom('courses')
        .select([
          ...COPIED_COLUMNS,
          eb.val(id).as('id'),
          eb.val(title).as('title'),
          eb.val(sequence + 1).as('sequence'),
        ])
        .where('id', '=', _id),
    )
    .execute();
  return id;
}

const COPIED_COLUMNS = ['cover_image_id', 'file_id', 'certificate_group_id', 'pass_condition', 'quiz_limit'] as const;

/** Moves the courses from a place of the sequence on, which must be locked, by one. */
export async function makeRoom(queries: Transaction<Schema>, sequence: number): Promise<void> {
  await queries
    .updateTable('courses')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('sequence', '>=', sequence)
    .execute();
}

/** Fields of a course that a form saves. Absent ones stay unchanged, null clears. */
export type CourseChange = Omit<InputOf<typeof saveCourse>, 'id'>;

export async function changeCourse(queries: Queries, id: string, change: CourseChange): Promise<void> {
  const { title, cover, file, certificateGroup } = change;
  const columns = { title, cover_image_id: cover, file_id: file, certificate_group_id: certificateGroup };
  if (!hasChanges(columns)) return;
  await queries.updateTable('courses').set(columns).where('id', '=', id).execute();
}

export async function changeQuizCondition(
  queries: Queries,
  id: string,
  { quizLimit, passCondition }: Pick<Course, 'quizLimit' | 'passCondition'>,
): Promise<void> {
  await queries
    .updateTable('courses')
    .set({ quiz_limit: quizLimit, pass_condition: passCondition })
    .where('id', '=', id)
    .execute();
}

/**
 * Moves a course to a place in the sequence, which must be locked. A place before the first or after the last one is that one
 * (rule B12).
 */
export async function moveCourse(
  queries: Transaction<Schema>,
  { _id, sequence }: Pick<Course, '_id' | 'sequence'>,
  place: number,
): Promise<void> {
  await sql`
    update courses set sequence = case when id = ${_id} then target else sequence + sign(${sequence}::integer - target) end
    from (select greatest(1, least(${place}::bigint, count(*))) as target from courses) as place
    where target <> ${sequence}
      and sequence between least(${sequence}::integer, target) and greatest(${sequence}::integer, target)
  `.execute(queries);
}

/** Locks the sequence until the transaction ends, before any course, and closes gaps of courses deleted by statements. */
export async function lockSequence(queries: Transaction<Schema>): Promise<void> {
  await acquireLock(queries, 'course-sequence');
  await closeGaps(queries);
}

/** Deletes a course with its questions and closes the gap in the sequence, which must be locked. */
export async function removeCourse(queries: Transaction<Schema>, { _id }: Pick<Course, '_id'>): Promise<void> {
  await queries.deleteFrom('courses').where('id', '=', _id).execute();
  await closeGaps(queries);
}

/** Numbers the courses from 1 in their order (rule B12). */
async function closeGaps(queries: Transaction<Schema>): Promise<void> {
  await sql`
    update courses set sequence = place
    from (select id as numbered, row_number() over (order by sequence) as place from courses) as places
    where id = numbered and sequence <> place
  `.execute(queries);
}

export function selectCourses(queries: Queries) {
  return queries
    .selectFrom('courses as course')
    .leftJoin('files as file', 'file.id', 'course.file_id')
    .leftJoin('certificate_groups as group', 'group.id', 'course.certificate_group_id')
    .select((eb) => [
      'course.id',
      'course.title',
      'course.sequence',
      'course.is_enabled',
      'course.cover_image_id',
      'course.file_id',
      'file.original_name',
      'course.certificate_group_id',
      'group.name as group_name',
      'course.pass_condition',
      'course.quiz_limit',
      'course.version',
      eb
        .selectFrom('questions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('questions.course_id', '=', 'course.id')
        .as('question_count'),
    ]);
}

type CourseRow = Awaited<ReturnType<ReturnType<typeof selectCourses>['execute']>>[number];

export function toCourse(row: CourseRow): Course {
  const course = {
    _id: row.id,
    // A draft's title is absent, which clients read as null.
    ...(row.title !== null && { title: row.title }),
    sequence: row.sequence,
    isEnable: row.is_enabled,
    certificateGroup:
      row.certificate_group_id === null ? null : { _id: row.certificate_group_id, name: row.group_name },
    cover: row.cover_image_id === null ? null : { _id: row.cover_image_id },
    file: row.file_id === null ? null : { _id: row.file_id, originalname: row.original_name },
    quizLimit: row.quiz_limit,
    passCondition: row.pass_condition,
    questionCount: row.question_count ?? 0,
  };
  return course as Course;
}

/** Adds copies of the questions of a course, in their order, to one that has none. */
export async function copyQuestions(queries: Queries, from: string, to: string): Promise<void> {
  const questions = await queries
    .selectFrom('questions')
    .select(['question', 'choices'])
    .where('course_id', '=', from)
    .orderBy(questionPlace)
    .execute();
  if (questions.length === 0) return;
  const rows = questions.map(({ question, choices }) => ({
    id: newId(),
    course_id: to,
    question,
    choices: JSON.stringify(choices),
  }));
  await queries.insertInto('questions').values(rows).execute();
}

/** Where a question is in its quiz. */
export const questionPlace = sql`coalesce(position, ordinal), ordinal`;
