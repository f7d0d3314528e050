export type { Course } from './contract.ts';
export {
  useCourse,
  useCourses,
  useDeleteCourse,
  useDraftCourse,
  useEnableCourse,
  useMoveCourse,
  useSaveCourse,
  useSaveQuizCondition,
} from './hooks.ts';
export { type CourseChange, preloadCourse, preloadCourses, type QuizCondition, readCourse } from './requests.ts';
