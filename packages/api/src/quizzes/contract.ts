import { QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '@cpd/domain/textLength';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { flagField, idSchema, referenceSchema } from '../http/schemas.ts';
import { storedText } from '../http/storedText.ts';

export const choiceSchema = v.object({ text: v.string(), isCorrect: flagField });

export const questionSchema = v.object({
  _id: idSchema,
  question: v.string(),
  choices: v.array(choiceSchema),
});

export type Question = v.InferOutput<typeof questionSchema>;

/** A question's text and its four choices. `@cpd/domain` checks that exactly one is correct. */
const questionContent = {
  question: storedText('text', QUESTION_MAX_LENGTH),
  choices: v.pipe(
    v.array(v.object({ text: storedText('line', TITLE_MAX_LENGTH), isCorrect: v.boolean() })),
    v.length(4),
  ),
};

/** Lists a course's questions in the order they were added; `id` is the course's, and the answer is a bare array (rule B8). */
export const listQuestions = endpoint('GET', '/v1/quiz/:id', {
  isQuiet: true,
  summary: "Lists the questions of a course's quiz.",
  versioned: true,
  response: v.array(questionSchema),
});

/** The id that a client chooses for a new question: 128 random bits as 26 digits of base 32. */
export const newQuestionIdSchema = v.pipe(v.string(), v.regex(/^[0-7][0-9a-v]{25}$/));

/** Adds a question. Servers without `question-ids` ignore the `id`, those without `duplicate` ignore `copyOf`. */
export const addQuestion = endpoint('POST', '/v1/quiz/', {
  summary: "Adds a question with four choices to a course's quiz, under your `id` if you send one.",
  description:
    'With `copyOf`, the question follows the one with this id, of the same quiz, and the history says that it is a copy of it. Otherwise it is the last one.',
  versioned: true,
  creates: 'question',
  body: v.object({
    course: idSchema,
    id: v.optional(newQuestionIdSchema),
    copyOf: v.optional(idSchema),
    ...questionContent,
  }),
  exampleResponse: questionSchema,
  errors: { 404: ['NOT_FOUND'] },
});

export const saveQuestion = endpoint('PATCH', '/v1/quiz/', {
  summary: "Replaces a question's text and choices.",
  versioned: true,
  body: v.object({ quiz: idSchema, course: idSchema, ...questionContent }),
  exampleResponse: questionSchema,
  errors: { 404: ['NOT_FOUND'] },
});

/** Deletes a question, but not the last one of an enabled course (rule B10). */
export const deleteQuestion = endpoint('DELETE', '/v1/quiz/:id', {
  summary: 'Deletes a question, and lowers quiz conditions that exceed the number of remaining questions.',
  versioned: true,
  exampleResponse: referenceSchema,
  errors: { 409: ['COURSE_NOT_READY'] },
});
