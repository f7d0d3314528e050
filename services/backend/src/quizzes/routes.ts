import * as contract from '@cpd/api/quizzes/contract';
import { loweredAfterDeletion, questionProblemMessage, questionProblems } from '@cpd/domain/quiz';
import { missingForCourse } from '@cpd/domain/readiness';
import * as courses from '../courses/store.ts';
import type { Deps } from '../deps.ts';
import type { ApiApp } from '../http/ApiEnv.ts';
import { requireCurrentVersion } from '../http/entityTag.ts';
import { mount } from '../http/mount.ts';
import { found, refuseInput } from '../http/Refusal.ts';
import { keepReady } from '../readiness/enable.ts';
import * as store from './store.ts';

/** Mounts the calls of quizzes. Changes of one course's questions wait for one another, so that its numbers keep up with them. */
export function quizRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, contract.listQuestions, async ({ params }) => {
    found(await courses.findCourse(database.queries, params.courseId), 'course');
    return store.questionsOf(database.queries, params.courseId);
  });

  mount(app, contract.addQuestion, async ({ body: { course: courseId, ...content } }) => {
    checkContent(content);
    return database.transaction(async (queries) => {
      found(await courses.lockCourse(queries, courseId), 'course');
      const id = await store.addQuestion(queries, courseId, content);
      return { _id: id, ...content };
    });
  });

  mount(app, contract.saveQuestion, async ({ c, body: { quiz: id, course: courseId, ...content } }) => {
    checkContent(content);
    return database.transaction(async (queries) => {
      await courses.lockCourse(queries, courseId);
      requireCurrentVersion(c, await store.questionsOf(queries, courseId));
      const existing = found(await store.courseOfQuestion(queries, id), 'question');
      if (existing !== courseId) refuseInput('The question belongs to another course.');
      await store.changeQuestion(queries, id, content);
      return { _id: id, ...content };
    });
  });

  mount(app, contract.deleteQuestion, async ({ params: { id } }) =>
    database.transaction(async (queries) => {
      const courseId = found(await store.courseOfQuestion(queries, id), 'question');
      const course = found(await courses.lockCourse(queries, courseId), 'course');
      // Another call may have deleted it while this one waited for the course.
      found(await store.courseOfQuestion(queries, id), 'question');
      const questionCount = (course.questionCount ?? 0) - 1;
      keepReady('courses', course, missingForCourse({ ...course, questionCount }));
      await store.removeQuestion(queries, id);
      const lowered = loweredAfterDeletion(course, questionCount);
      if (lowered !== course) await courses.changeQuizCondition(queries, courseId, lowered);
      return { _id: id };
    }),
  );
}

/** Refuses a question that is not complete. That two choices read alike is for the form to say. @throws Refusal 400. */
function checkContent(content: store.QuestionContent): void {
  const [problem] = questionProblems(content).filter(({ kind }) => kind !== 'choiceDuplicate');
  if (problem !== undefined) refuseInput(questionProblemMessage(problem));
}
