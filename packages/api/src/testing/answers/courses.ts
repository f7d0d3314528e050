import { clampAfterDeletion } from '@cpd/domain/quiz';
import { enableOutcome, missingForCourse, notReadyMessage } from '@cpd/domain/readiness';
import { moved } from '@cpd/domain/sequence';
import * as calls from '../../courses/contract.ts';
import { courseDraftFixture } from '../../courses/fixtures.ts';
import { type FakeRequest, type FakeWorld, route } from '../FakeRoute.ts';
import { wholePage } from '../paged.ts';
import { found, Refusal } from '../Refusal.ts';

/** Answers the calls about courses. */
export const courseRoutes = [
  route(calls.listCourses, ({ world: { data } }) => wholePage(data.courses)),
  route(calls.readCourse, courseOfPath),
  route(calls.draftCourse, ({ world: { data, newId } }) => {
    const draft = courseDraftFixture({ _id: newId(), sequence: data.courses.length + 1 });
    data.courses.push(draft);
    return { data: draft._id };
  }),
  route(
    calls.saveCourse,
    ({ body: { id, title, cover, file, certificateGroup }, world: { data } }) => {
      const course = found(data.courses, id);
      if (title !== undefined) course.title = title;
      if (cover !== undefined) course.cover = cover === null ? null : { _id: cover };
      if (file !== undefined) course.file = file === null ? null : { _id: file, originalname: null };
      if (certificateGroup !== undefined) {
        course.certificateGroup = certificateGroup === null ? null : found(data.certificateGroups, certificateGroup);
      }
      return course;
    },
    ({ body, world }) => found(world.data.courses, body.id),
  ),
  route(calls.moveCourse, ({ body, world: { data } }) => {
    const course = found(data.courses, body.course);
    data.courses = numbered(moved(data.courses, data.courses.indexOf(course), body.action));
    return found(data.courses, body.course);
  }),
  route(
    calls.enableCourse,
    ({ id, world: { data } }) => {
      const course = found(data.courses, id);
      const missing = missingForCourse(course);
      if (enableOutcome(course, missing) === 'refused') {
        throw new Refusal(409, notReadyMessage(missing), 'COURSE_NOT_READY');
      }
      course.isEnable = true;
      return course;
    },
    courseOfPath,
  ),
  route(
    calls.deleteCourse,
    ({ id, world: { data } }) => {
      const course = found(data.courses, id);
      data.courses = numbered(data.courses.filter((other) => other !== course));
      return { _id: id };
    },
    courseOfPath,
  ),
  route(
    calls.saveQuizCondition,
    ({ body: { course: id, ...condition }, world }) => {
      const course = found(world.data.courses, id);
      return Object.assign(course, clampAfterDeletion(condition, questionCount(world, id)));
    },
    ({ body, world }) => found(world.data.courses, body.course),
  ),
];

function courseOfPath({ id, world }: FakeRequest) {
  return found(world.data.courses, id);
}

/** Counts a course's questions. */
export function questionCount({ data }: FakeWorld, courseId: string): number {
  return data.questions[courseId]?.length ?? 0;
}

function numbered(courses: readonly calls.Course[]): calls.Course[] {
  return courses.map((course, index) => ({ ...course, sequence: index + 1 }));
}
