import { changeCourses } from '@cpd/api/bulk/contract';
import * as contract from '@cpd/api/courses/contract';
import { clampQuizNumber } from '@cpd/domain/quizConfig';
import { isBlankText } from '@cpd/domain/text';
import type { Transaction } from 'kysely';
import type { Queries, Schema } from '../../database/schema.ts';
import { requireFile, requireImages } from '../../files/uploads/requireUploads.ts';
import { recordChanges } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwBadRequest, throwHttpError } from '../../http/errors/HttpError.ts';
import { onePage } from '../../http/lists/onePage.ts';
import { mount, mountChange } from '../../http/mount.ts';
import { findGroup, requireEnabledGroup } from '../certificateGroups/store.ts';
import { changeItem, lockItem, mountDraftable, subjectOf } from '../draftable.ts';
import * as store from './store.ts';

export function courseRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, contract.listCourses, async () => {
    return onePage(await store.allCourses(database.queries));
  });

  mountDraftable(app, { database }, store.courseKind, {
    read: contract.readCourse,
    draft: contract.draftCourse,
    save: contract.saveCourse,
    enable: contract.enableCourse,
    delete: contract.deleteCourse,
    bulk: changeCourses,
    add: store.addCourse,
    added: (id) => ({ data: id }),
    idOf: ({ id }) => id,
    async change(queries, before, change) {
      await checkChange(queries, before, change);
      await store.changeCourse(queries, before._id, change);
    },
    checkEnable: requireGroupOfCourse,
    duplicate: {
      action: 'course.duplicated',
      endpoint: contract.duplicateCourse,
      lockBefore: store.lockSequence,
      async copy(queries, course, { title }) {
        requireTitle(title);
        const id = await store.copyCourse(queries, course, title ?? course.title ?? null);
        await store.copyQuestions(queries, course._id, id);
        return id;
      },
    },
    lockBeforeDelete: store.lockSequence,
    async remove(queries, course) {
      const order = (await store.allCourses(queries)).map(({ _id }) => _id);
      await store.removeCourse(queries, course);
      return { order };
    },
  });

  mountChange(app, database, contract.saveQuizCondition, {
    lock: (queries, { body }) => lockItem(queries, store.courseKind, body.course),
    change: (queries, course, { by, body: { quizLimit, passCondition } }) =>
      changeItem(queries, by, store.courseKind, course, () => {
        const max = course.questionCount ?? 0;
        return store.changeQuizCondition(queries, course._id, {
          quizLimit: clampQuizNumber(quizLimit, max),
          passCondition: clampQuizNumber(passCondition, max),
        });
      }),
  });

  mountChange(app, database, contract.moveCourse, {
    lock: (queries, { body }) => lockInSequence(queries, body.course),
    change: (queries, course, { by, body: { action } }) => move(queries, by, course, course.sequence - action),
  });

  mountChange(app, database, contract.moveCourseTo, {
    lock: (queries, { body }) => lockInSequence(queries, body.course),
    change: (queries, course, { by, body: { place } }) => move(queries, by, course, place),
  });
}

/** Locks the sequence and a course. @throws HttpError 404. */
async function lockInSequence(queries: Transaction<Schema>, id: string) {
  await store.lockSequence(queries);
  return lockItem(queries, store.courseKind, id);
}

async function move(
  queries: Transaction<Schema>,
  by: Actor,
  course: contract.Course,
  place: number,
): Promise<contract.Course> {
  await store.moveCourse(queries, course, place);
  const moved = requireFound(await store.findCourse(queries, course._id), 'course').value;
  const [before, after] = [{ sequence: course.sequence }, { sequence: moved.sequence }];
  await recordChanges(queries, by, 'course.moved', subjectOf(store.courseKind, moved), before, after);
  return moved;
}

/** A restored course may have a group that was restored too, and is not enabled yet. @throws HttpError 409. */
async function requireGroupOfCourse(queries: Queries, { certificateGroup }: contract.Course): Promise<void> {
  const group = certificateGroup && (await findGroup(queries, certificateGroup._id));
  if (!group?.value.isEnable) throwHttpError(409, 'COURSE_NOT_READY', 'Enable its certificate group first.');
}

/** @throws HttpError 400 for a title that shows nothing. */
function requireTitle(title: string | null | undefined): void {
  if (typeof title === 'string' && isBlankText(title)) throwBadRequest('The title must not be blank.');
}

async function checkChange(queries: Queries, before: contract.Course, change: store.CourseChange): Promise<void> {
  requireTitle(change.title);
  if (change.cover) await requireImages(queries, [change.cover]);
  if (change.file) await requireFile(queries, change.file);
  const { certificateGroup } = change;
  const isOther = certificateGroup && certificateGroup !== before.certificateGroup?._id;
  if (isOther) await requireEnabledGroup(queries, certificateGroup);
}
