import type { Course } from '@cpd/api/courses/contract';
import { missingForCourse } from '@cpd/domain/readiness';
import type { Draftable } from '../draftable.ts';
import { findCourse } from './store.ts';

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
