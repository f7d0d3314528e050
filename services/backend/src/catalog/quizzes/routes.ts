import type { Question } from '@cpd/api/quizzes/contract';
import * as contract from '@cpd/api/quizzes/contract';
import { english } from '@cpd/domain/english';
import { questionProblemMessage, questionProblems } from '@cpd/domain/quiz';
import { clampAfterDeletion, quizConfigOf } from '@cpd/domain/quizConfig';
import { newId } from '../../database/id.ts';
import { recordChanges } from '../../history/record.ts';
import type { ApiApp } from '../../http/ApiEnv.ts';
import type { Deps } from '../../http/Deps.ts';
import { requireFound, throwBadRequest } from '../../http/errors/HttpError.ts';
import { mount, mountChange } from '../../http/mount.ts';
import { changeQuizCondition, courseKind } from '../courses/store.ts';
import { noteDeletion, requireReadyIfEnabled, subjectOf } from '../draftable.ts';
import * as store from './store.ts';

/**
 * Mounts the endpoints of quizzes. Changes of a course's questions are serialized, so that the quiz's numbers follow
 * them.
 */
export function quizRoutes(app: ApiApp, { database }: Deps): void {
  mount(app, contract.listQuestions, async ({ params }) => {
    return requireFound(await store.quizOf(database.queries, params.id), 'course');
  });

  mountChange(
    app,
    database,
    contract.addQuestion,
    {
      lock: (queries, { body }) => store.lockQuiz(queries, body.course),
      async change(queries, quiz, { by, body: { course: courseId, id = newId(), copyOf, ...content } }) {
        checkContent(content);
        const original = originalOf(quiz.questions, copyOf);
        await store.addQuestion(queries, courseId, id, content, copyOf);
        const added = { ...auditedQuestion(content), ...original };
        await recordChanges(queries, by, 'question.added', subjectOf(courseKind, quiz.course), {}, added);
        return { _id: id, ...content };
      },
    },
    {
      id: ({ body }) => body.id,
      content: ({ body: { id: _, copyOf: _original, ...content } }) => content,
      find: store.findQuestion,
      repeat: async (_, { body: { id = '', course: _course, copyOf: _original, ...content } }) => ({
        _id: id,
        ...content,
      }),
    },
  );

  mountChange(app, database, contract.saveQuestion, {
    lock: (queries, { body }) => store.lockQuiz(queries, body.course),
    async change(queries, { course, questions }, { by, body: { quiz: id, course: courseId, ...content } }) {
      checkContent(content);
      const existing = requireFound(await store.findQuestion(queries, id), 'question');
      if (existing.course !== courseId) throwBadRequest('The question belongs to another course.');
      await store.changeQuestion(queries, id, content);
      const before = auditedQuestion(questions.find(({ _id }) => _id === id));
      await recordChanges(
        queries,
        by,
        'question.saved',
        subjectOf(courseKind, course),
        before,
        auditedQuestion(content),
      );
      return { _id: id, ...content };
    },
  });

  mountChange(app, database, contract.deleteQuestion, {
    async lock(queries, { params: { id } }) {
      const { course: courseId } = requireFound(await store.findQuestion(queries, id), 'question');
      const quiz = await store.lockQuiz(queries, courseId);
      // Another request may have deleted it while this one waited for the lock.
      requireFound(
        quiz.value.questions.find(({ _id }) => _id === id),
        'question',
      );
      return quiz;
    },
    async change(queries, { course, questions }, { by, params: { id } }) {
      const questionCount = questions.length - 1;
      requireReadyIfEnabled(courseKind, { ...course, questionCount });
      await store.removeQuestion(queries, id);
      const lowered = clampAfterDeletion(course, questionCount);
      if (lowered !== course) await changeQuizCondition(queries, course._id, lowered);
      const numbers = { before: quizConfigOf(course), after: quizConfigOf(lowered) };
      await noteDeletion(queries, 'question', id, { by: by.id, numbers });
      const content = auditedQuestion(questions.find(({ _id }) => _id === id));
      // By its id, it can be restored.
      const before = { ...courseKind.auditedFields(course), ...content, question: { _id: id, name: content.question } };
      await recordChanges(
        queries,
        by,
        'question.deleted',
        subjectOf(courseKind, course),
        before,
        courseKind.auditedFields({ ...course, ...lowered }),
      );
      return { _id: id };
    },
  });
}

/** The content of a question for the history: its text, and its choices with the correct one marked. */
function auditedQuestion(content: store.QuestionContent | undefined) {
  const choices = content?.choices.map(({ text, isCorrect }) => (isCorrect ? `✓ ${text}` : text));
  return { question: content?.question ?? null, choices: choices?.join(' / ') ?? null };
}

/** What the history says of a copy. @throws HttpError 400 if the quiz does not have the original. */
function originalOf(questions: readonly Question[], id: string | undefined) {
  if (id === undefined) return {};
  const original = questions.find(({ _id }) => _id === id);
  if (original === undefined) throwBadRequest('The quiz has no question that `copyOf` names.');
  return { original: { _id: id, name: original.question } };
}

/** Rejects an incomplete question. Equal choices are only reported by the form. @throws HttpError 400. */
function checkContent(content: store.QuestionContent): void {
  const [problem] = questionProblems(content).filter(({ kind }) => kind !== 'choiceDuplicate');
  if (problem !== undefined) throwBadRequest(english(questionProblemMessage(problem)));
}
