import { TITLE_MAX_LENGTH } from '@cpd/domain/textLength';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import {
  flagField,
  idAnswerSchema,
  idSchema,
  listOf,
  numberField,
  optionalField,
  referenceSchema,
} from '../http/schemas.ts';

/** A course as the API answers it; what a draft lacks is null. */
export const courseSchema = v.object({
  _id: idSchema,
  title: optionalField(v.string()),
  sequence: v.number(),
  isEnable: flagField,
  cover: optionalField(referenceSchema),
  file: optionalField(v.object({ _id: idSchema, originalname: optionalField(v.string()) })),
  certificateGroup: optionalField(v.object({ _id: idSchema, name: optionalField(v.string()) })),
  passCondition: numberField,
  quizLimit: numberField,
  /** How many questions the course's quiz has; null where the API does not say. */
  questionCount: optionalField(v.number()),
});

export type Course = v.InferOutput<typeof courseSchema>;

/** Lists every course by sequence, unpaged (rule B8). */
export const listCourses = endpoint({
  method: 'GET',
  path: '/v1/course',
  access: 'bearer',
  summary: 'Lists every course in its sequence.',
  answer: listOf(courseSchema),
});

export const readCourse = endpoint({
  method: 'GET',
  path: '/v1/course/:id',
  access: 'bearer',
  summary: 'Reads one course.',
  version: 'answered',
  answer: courseSchema,
});

export const draftCourse = endpoint({
  method: 'POST',
  path: '/v1/course/draft',
  access: 'bearer',
  summary: 'Creates an empty course at the end of the sequence and answers its id.',
  answer: idAnswerSchema,
});

/** Enables a complete course; enabling again changes nothing (rule B10). */
export const enableCourse = endpoint({
  method: 'PATCH',
  path: '/v1/course/enable/:id',
  access: 'bearer',
  summary: 'Enables a course that has a title, a group, a cover, a PDF and a question.',
});

/** Deletes a course; the sequence of the others closes the gap. */
export const deleteCourse = endpoint({
  method: 'DELETE',
  path: '/v1/course/:id',
  access: 'bearer',
  summary: 'Deletes a course with its quiz.',
});

/** Saves a course's form: absent fields stay, null clears (rule B11). */
export const saveCourse = endpoint({
  method: 'PATCH',
  path: '/v1/course',
  access: 'bearer',
  summary: 'Saves the fields of a course that the body names.',
  version: 'checked',
  body: v.object({
    id: idSchema,
    title: v.nullish(v.pipe(v.string(), v.maxLength(TITLE_MAX_LENGTH))),
    cover: v.nullish(idSchema),
    file: v.nullish(idSchema),
    certificateGroup: v.nullish(idSchema),
  }),
});

/** Moves a course one place: 1 is up (earlier), -1 is down (rule A9). */
export const moveCourse = endpoint({
  method: 'PATCH',
  path: '/v1/course/sequence',
  access: 'bearer',
  summary: 'Moves a course one place up (1) or down (-1).',
  body: v.object({ course: idSchema, action: v.picklist([1, -1]) }),
});

export const saveQuizCondition = endpoint({
  method: 'PATCH',
  path: '/v1/course/quiz/condition/',
  access: 'bearer',
  summary: "Saves a course's number of questions shown and its pass score; both are capped at its questions.",
  version: 'checked',
  body: v.object({
    course: idSchema,
    quizLimit: v.pipe(v.number(), v.integer(), v.minValue(0)),
    passCondition: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
});
