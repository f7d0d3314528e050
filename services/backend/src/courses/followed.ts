import type { Course } from '@cpd/api/courses/contract';
import type { FieldValues } from '@cpd/domain/history';
import type { Subject } from '../history/record.ts';

/** The fields of a course that the history follows. */
export function followed({ title, certificateGroup, cover, file, quizLimit, passCondition }: Course): FieldValues {
  const pdf = file && { _id: file._id, name: file.originalname };
  return { title, certificateGroup, cover, file: pdf, quizLimit, passCondition };
}

/** A course as the subject of a line. */
export function subjectOf({ _id: id, title }: Course): Subject {
  return { id, title };
}
