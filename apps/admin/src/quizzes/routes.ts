import { courses } from '@cpd/api/courses';
import { quizzes } from '@cpd/api/quizzes';
import { QuestionIcon } from '@cpd/ui/Icon';
import { QUIZZES_PATH } from '../kit/paths.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: QUIZZES_PATH,
    title: 'Quiz',
    navigation: { label: 'Quiz', place: 50, icon: QuestionIcon, key: 'q' },
    page: async () => (await import('./QuizListPage.tsx')).QuizListPage,
    read: (client) => courses.list.prefetch(client, {}),
  },
  {
    path: `${QUIZZES_PATH}/:id`,
    title: 'Edit quiz',
    page: async () => (await import('./QuizEditPage.tsx')).QuizEditPage,
    read(client, { id }) {
      courses.detail.prefetch(client, { id });
      quizzes.list.prefetch(client, { courseId: id });
    },
  },
];
