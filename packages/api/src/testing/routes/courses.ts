import { clampAfterDeletion } from '@cpd/domain/quizConfig';
import { enableOutcome, missingForCourse, notReadyMessage } from '@cpd/domain/readiness';
import { moved, movedTo } from '@cpd/domain/sequence';
import * as endpoints from '../../courses/contract.ts';
import { courseDraftFixture } from '../../courses/fixtures.ts';
import { FakeHttpError, findById } from '../FakeHttpError.ts';
import { type FakeContext, type FakeRequest, route } from '../FakeRoute.ts';
import { singlePage } from '../paged.ts';
import { putIntoBin } from './bin.ts';

export const courseRoutes = [
  route(endpoints.listCourses, ({ context: { data } }) => singlePage(data.courses)),
  route(endpoints.readCourse, courseOfPath),
  route(endpoints.draftCourse, ({ context: { data, newId } }) => {
    const draft = courseDraftFixture({ _id: newId(), sequence: data.courses.length + 1 });
    data.courses.push(draft);
    return { data: draft._id };
  }),
  route(endpoints.duplicateCourse, ({ id, body, context }) => {
    const { data, newId } = context;
    const original = findById(data.courses, id);
    const copy = { ...original, _id: newId(), title: body.title ?? original.title, isEnable: false };
    data.courses = numbered(data.courses.toSpliced(data.courses.indexOf(original) + 1, 0, copy));
    data.questions[copy._id] = (data.questions[id] ?? []).map((question) => ({ ...question, _id: newId() }));
    return { data: copy._id };
  }),
  route(
    endpoints.saveCourse,
    ({ body: { id, title, cover, file, certificateGroup }, context: { data } }) => {
      const course = findById(data.courses, id);
      if (title !== undefined) course.title = title;
      if (cover !== undefined) course.cover = cover === null ? null : { _id: cover };
      if (file !== undefined) course.file = file === null ? null : { _id: file, originalname: null };
      if (certificateGroup !== undefined) {
        course.certificateGroup = certificateGroup === null ? null : findById(data.certificateGroups, certificateGroup);
      }
      return course;
    },
    ({ body, context }) => findById(context.data.courses, body.id),
  ),
  route(endpoints.moveCourse, ({ body, context: { data } }) => {
    const course = findById(data.courses, body.course);
    data.courses = numbered(moved(data.courses, data.courses.indexOf(course), body.action));
    return findById(data.courses, body.course);
  }),
  route(endpoints.moveCourseTo, ({ body, context: { data } }) => {
    const from = data.courses.indexOf(findById(data.courses, body.course));
    data.courses = numbered(movedTo(data.courses, from, Math.min(body.place, data.courses.length) - 1));
    return findById(data.courses, body.course);
  }),
  route(
    endpoints.enableCourse,
    ({ id, context: { data } }) => {
      const course = findById(data.courses, id);
      const missing = missingForCourse(course);
      if (enableOutcome(course, missing) === 'notReady') {
        throw new FakeHttpError(409, notReadyMessage(missing), 'COURSE_NOT_READY');
      }
      course.isEnable = true;
      return course;
    },
    courseOfPath,
  ),
  route(
    endpoints.deleteCourse,
    ({ id, context }) => {
      const { data } = context;
      const course = findById(data.courses, id);
      const undo = { index: data.courses.indexOf(course) };
      data.courses = numbered(data.courses.filter((other) => other !== course));
      putIntoBin(context, 'course', course, { questions: data.questions[id], undo });
      delete data.questions[id];
      return { _id: id };
    },
    courseOfPath,
  ),
  route(
    endpoints.saveQuizCondition,
    ({ body: { course: id, ...condition }, context }) => {
      const course = findById(context.data.courses, id);
      return Object.assign(course, clampAfterDeletion(condition, questionCount(context, id)));
    },
    ({ body, context }) => findById(context.data.courses, body.course),
  ),
];

function courseOfPath({ id, context }: FakeRequest) {
  return findById(context.data.courses, id);
}

/** Counts a course's questions. */
export function questionCount({ data }: FakeContext, courseId: string): number {
  return data.questions[courseId]?.length ?? 0;
}

function numbered(courses: readonly endpoints.Course[]): endpoints.Course[] {
  return courses.map((course, index) => ({ ...course, sequence: index + 1 }));
}
