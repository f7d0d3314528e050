import { lazy, memo } from 'react';

// Pages open without them.
export const CourseScreen = lazy(async () => ({ default: (await import('@cpd/ui/LearnerScreen')).CourseScreen }));
export const EventScreen = lazy(async () => ({ default: memo((await import('@cpd/ui/LearnerScreen')).EventScreen) }));
export const QuestionScreen = lazy(async () => ({ default: (await import('@cpd/ui/LearnerScreen')).QuestionScreen }));
