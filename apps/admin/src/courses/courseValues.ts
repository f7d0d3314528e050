import type { Course, CourseChange } from '@cpd/api/courses';
import { missingForCourse } from '@cpd/domain/readiness';

export interface CourseValues {
  readonly title: string;
  /** The group's id; empty if none is selected. */
  readonly certificateGroup: string;
  readonly cover: string | null;
  readonly file: string | null;
  /** The PDF's name; empty if the server does not know it. */
  readonly fileName: string;
}

/** Everything a course needs to be enabled, in the order of its form. */
export const courseRequirements = missingForCourse({ questionCount: 0 });

export function courseValuesOf({ title, certificateGroup, cover, file }: Course): CourseValues {
  return {
    title: title ?? '',
    certificateGroup: certificateGroup?._id ?? '',
    cover: cover?._id ?? null,
    file: file?._id ?? null,
    fileName: file?.originalname ?? '',
  };
}

export function courseChangeOf(id: string, { title, certificateGroup, cover, file }: CourseValues): CourseChange {
  return { id, title, certificateGroup, cover, file };
}
