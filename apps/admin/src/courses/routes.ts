import { certificateGroups } from '@cpd/api/certificateGroups';
import { courses } from '@cpd/api/courses';
import { CourseIcon } from '@cpd/ui/Icon';
import { COURSES_PATH } from '../kit/paths.ts';
import type { ScreenRoute } from '../kit/ScreenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: COURSES_PATH,
    title: 'Course',
    navigation: { label: 'Course', place: 40, icon: CourseIcon, key: 'c' },
    page: async () => (await import('./CourseListPage.tsx')).CourseListPage,
    read: (client) => courses.list.prefetch(client, {}),
  },
  {
    path: `${COURSES_PATH}/:id`,
    title: 'Edit course',
    page: async () => (await import('./CourseEditPage.tsx')).CourseEditPage,
    read(client, { id }) {
      courses.detail.prefetch(client, { id });
      certificateGroups.options.prefetch(client, { autoComplete: true });
    },
  },
];
