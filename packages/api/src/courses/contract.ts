import { TITLE_MAX_LENGTH } from '@cpd/domain/textLength';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import {
  absentField,
  flagField,
  idResponseSchema,
  idSchema,
  listOf,
  numberField,
  optionalField,
  referenceSchema,
  sentField,
} from '../http/schemas.ts';
import { storedText } from '../http/storedText.ts';

/** A course. Missing fields of a draft are null, but for its title. */
export const courseSchema = v.object({
  _id: idSchema,
  title: absentField(v.string()),
  sequence: v.number(),
  isEnable: flagField,
  cover: optionalField(referenceSchema),
  file: optionalField(v.object({ _id: idSchema, originalname: optionalField(v.string()) })),
  certificateGroup: optionalField(v.object({ _id: idSchema, name: optionalField(v.string()) })),
  passCondition: numberField,
  quizLimit: numberField,
  /** The number of questions in the course's quiz; null if the server does not count them. */
  questionCount: sentField(v.number()),
});

export type Course = v.InferOutput<typeof courseSchema>;

export const listCourses = endpoint('GET', '/v1/course', {
  summary: 'Lists all courses in their sequence.',
  response: listOf(courseSchema),
});

export const readCourse = endpoint('GET', '/v1/course/:id', {
  summary: 'Reads one course.',
  versioned: true,
  response: courseSchema,
});

export const draftCourse = endpoint('POST', '/v1/course/draft', {
  summary: 'Creates an empty course at the end of the sequence and returns its id.',
  response: idResponseSchema,
  exampleResponse: v.object({ data: idSchema }),
});

export const duplicateCourse = endpoint('POST', '/v1/course/duplicate/:id', {
  capability: 'duplicate',
  summary: 'Copies a course as a draft, next to it in the sequence, and returns the id of the copy.',
  description:
    'The copy has the group, the image, the PDF, the questions and the numbers of the quiz. Both use the same files, which stay as long as one of them does.',
  body: v.object({
    /** Names the copy. Without it, the copy has the title of the original. */
    title: v.nullish(storedText('line', TITLE_MAX_LENGTH)),
  }),
  response: idResponseSchema,
  exampleResponse: v.object({ data: idSchema }),
});

export const enableCourse = endpoint('PATCH', '/v1/course/enable/:id', {
  summary: 'Enables a course that has a title, a group, a cover, a PDF and a question.',
  versioned: true,
  exampleResponse: courseSchema,
  errors: { 409: ['COURSE_NOT_READY'] },
});

export const deleteCourse = endpoint('DELETE', '/v1/course/:id', {
  summary: 'Deletes a course with its quiz. The courses after it move up in the sequence.',
  versioned: true,
  exampleResponse: referenceSchema,
});

/** Saves a course. Absent fields stay unchanged, null clears. */
export const saveCourse = endpoint('PATCH', '/v1/course', {
  summary: 'Saves the fields of a course that are in the body.',
  versioned: true,
  body: v.object({
    id: idSchema,
    title: v.nullish(storedText('line', TITLE_MAX_LENGTH)),
    cover: v.nullish(idSchema),
    file: v.nullish(idSchema),
    certificateGroup: v.nullish(idSchema),
  }),
  exampleResponse: courseSchema,
  errors: { 404: ['NOT_FOUND'], 409: ['COURSE_NOT_READY'] },
});

export const moveCourse = endpoint('PATCH', '/v1/course/sequence', {
  summary: 'Moves a course one position up (1) or down (-1).',
  versioned: true,
  body: v.object({ course: idSchema, action: v.picklist([1, -1]) }),
  exampleResponse: courseSchema,
  errors: { 404: ['NOT_FOUND'] },
});

export const moveCourseTo = endpoint('PATCH', '/v1/course/place', {
  capability: 'move-to',
  summary: 'Moves a course to a place in the sequence, counted from 1; a place after the last one is the last one.',
  versioned: true,
  body: v.object({ course: idSchema, place: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  exampleResponse: courseSchema,
  errors: { 404: ['NOT_FOUND'] },
});

export const saveQuizCondition = endpoint('PATCH', '/v1/course/quiz/condition/', {
  summary:
    'Saves how many questions a quiz shows, and its pass score. Both are limited to the number of its questions.',
  versioned: true,
  body: v.object({
    course: idSchema,
    quizLimit: v.pipe(v.number(), v.integer(), v.minValue(0)),
    passCondition: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  exampleResponse: courseSchema,
  errors: { 404: ['NOT_FOUND'] },
});
