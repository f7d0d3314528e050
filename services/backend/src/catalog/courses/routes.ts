import * as contract from '@cpd/api/courses/contract';
import { clampQuizNumber } from '@cpd/domain/quiz';
import { missingForCourse } from '@cpd/domain/readiness';
import { isBlankText } from '@cpd/domain/text';
import type { Queries } from '../../database/schema.ts';
import { requireFile, requireImages } from '../../files/uploads/requireUploads.ts';
import { record, recordChanges } from '../../history/record.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwBadRequest, throwHttpError } from '../../http/errors/HttpError.ts';
import { onePage } from '../../http/lists/onePage.ts';
import { mount, mountChange } from '../../http/mount.ts';
import { findGroup, requireEnabledGroup } from '../certificateGroups/store.ts';
import { noteDeletion } from '../deletion/noteDeletion.ts';
import { enable, requireReadyIfEnabled } from '../readiness/enable.ts';
import { auditedFields, subjectOf } from './auditedFields.ts';
import * as store from './store.ts';

export function courseRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, contract.listCourses, async () => {
    return onePage(await store.allCourses(database.queries));
  });

  mount(app, contract.readCourse, async ({ params }) =>
    requireFound(await store.findCourse(database.queries, params.id), 'course'),
  );

  mount(app, contract.draftCourse, async ({ by }) =>
    database.transaction(async (queries) => {
      const id = await store.addCourse(queries);
      await record(queries, by, 'course.created', { id });
      return { data: id };
    }),
  );

  mountChange(app, database, contract.saveCourse, {
    lock: (queries, { body }) => store.lockCourse(queries, body.id),
    async change(queries, before, { by, body: { id, ...change } }) {
      await checkChange(queries, before, change);
      await store.changeCourse(queries, id, change);
      const saved = await readCourse(queries, id);
      requireReadyIfEnabled('courses', saved, missingForCourse(saved));
      await recordChanges(queries, by, 'course.saved', subjectOf(saved), auditedFields(before), auditedFields(saved));
      return saved;
    },
  });

  mountChange(app, database, contract.saveQuizCondition, {
    lock: (queries, { body }) => store.lockCourse(queries, body.course),
    async change(queries, course, { by, body: { course: id, quizLimit, passCondition } }) {
      const max = course.questionCount ?? 0;
      await store.changeQuizCondition(queries, id, {
        quizLimit: clampQuizNumber(quizLimit, max),
        passCondition: clampQuizNumber(passCondition, max),
      });
      const saved = await readCourse(queries, id);
      await recordChanges(queries, by, 'course.saved', subjectOf(saved), auditedFields(course), auditedFields(saved));
      return saved;
    },
  });

  mountChange(app, database, contract.moveCourse, {
    lock: (queries, { body }) => store.lockCourseAndSequence(queries, body.course),
    async change(queries, course, { by, body: { action } }) {
      await store.moveCourse(queries, course, action);
      const moved = await readCourse(queries, course._id);
      const [before, after] = [{ sequence: course.sequence }, { sequence: moved.sequence }];
      await recordChanges(queries, by, 'course.moved', subjectOf(moved), before, after);
      return moved;
    },
  });

  mountChange(app, database, contract.enableCourse, {
    lock: (queries, { params }) => store.lockCourse(queries, params.id),
    async change(queries, course, { by }) {
      const missing = missingForCourse(course);
      if (missing.length === 0) await requireGroupOfCourse(queries, course);
      return enable(queries, by, 'courses', course, subjectOf(course), missing);
    },
  });

  mountChange(app, database, contract.deleteCourse, {
    lock: (queries, { params }) => store.lockCourseAndSequence(queries, params.id),
    async change(queries, course, { by }) {
      const order = (await store.allCourses(queries)).map(({ _id }) => _id);
      await store.removeCourse(queries, course);
      await noteDeletion(queries, 'course', course._id, { by: by.id, order });
      await record(queries, by, 'course.deleted', subjectOf(course));
      return { _id: course._id };
    },
  });
}

async function readCourse(queries: Queries, id: string): Promise<contract.Course> {
  return requireFound(await store.findCourse(queries, id), 'course').value;
}

/** A restored course may have a group that was restored too, and is not enabled yet. @throws HttpError 409. */
async function requireGroupOfCourse(queries: Queries, { certificateGroup }: contract.Course): Promise<void> {
  const group = certificateGroup && (await findGroup(queries, certificateGroup._id));
  if (!group?.value.isEnable) throwHttpError(409, 'COURSE_NOT_READY', 'Enable its certificate group first.');
}

async function checkChange(queries: Queries, before: contract.Course, change: store.CourseChange): Promise<void> {
  if (typeof change.title === 'string' && isBlankText(change.title)) throwBadRequest('The title must not be blank.');
  if (change.cover) await requireImages(queries, [change.cover]);
  if (change.file) await requireFile(queries, change.file);
  const { certificateGroup } = change;
  const isOther = certificateGroup && certificateGroup !== before.certificateGroup?._id;
  if (isOther) await requireEnabledGroup(queries, certificateGroup);
}
