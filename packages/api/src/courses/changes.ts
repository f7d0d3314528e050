import { moved, type SequenceAction } from '@cpd/domain/sequence';
import type { Course } from './contract.ts';
import type { CourseChange } from './requests.ts';

/** The courses after one has moved; the sequence numbers stay with their places. */
export function withMoved(courses: readonly Course[], id: string, action: SequenceAction): readonly Course[] {
  const index = courses.findIndex((course) => course._id === id);
  const sequences = courses.map((course) => course.sequence);
  return moved(courses, index, action).map((course, place) => ({
    ...course,
    sequence: sequences[place] ?? course.sequence,
  }));
}

/** The courses after one was enabled. */
export function withEnabled(courses: readonly Course[], id: string): readonly Course[] {
  return courses.map((course) => (course._id === id ? { ...course, isEnable: true } : course));
}

/** The courses without the one that was deleted. */
export function withoutDeleted(courses: readonly Course[], id: string): readonly Course[] {
  return courses.filter((course) => course._id !== id);
}

/** The courses after a form was saved, as far as the form knows. */
export function withSaved(courses: readonly Course[], change: CourseChange): readonly Course[] {
  return courses.map((course) => (course._id === change.id ? savedCourse(course, change) : course));
}

function savedCourse(course: Course, change: CourseChange): Course {
  return {
    ...course,
    ...(change.title !== undefined && { title: change.title }),
    ...(change.cover !== undefined && { cover: change.cover === null ? null : { _id: change.cover } }),
    ...(change.file !== undefined && {
      file: change.file === null ? null : { _id: change.file, originalname: null },
    }),
    ...(change.certificateGroup !== undefined && {
      certificateGroup: change.certificateGroup === null ? null : { _id: change.certificateGroup, name: null },
    }),
  };
}
