import type { Course } from '@cpd/api/courses/contract';
import type { FieldValues } from '@cpd/domain/history';
import type { Subject } from '../../history/record.ts';

/**
 * The fields of a course that the history records. Enabling, its position and its questions have lines of their own.
 */
export function auditedFields({ _id, isEnable, sequence, questionCount, file, ...fields }: Course): FieldValues {
  return { ...fields, file: file && { _id: file._id, name: file.originalname } };
}

/** A course as the subject of a line. */
export function subjectOf({ _id: id, title }: Course): Subject {
  return { id, title };
}
