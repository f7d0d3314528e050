// One chunk: each of these pages is small and needs the same table, toolbar and row actions.
export { CertificateGroupListPage } from './certificateGroups/CertificateGroupListPage.tsx';
export { CourseListPage } from './courses/CourseListPage.tsx';
export { EventListPage } from './events/EventListPage.tsx';
export { QuizListPage } from './quizzes/QuizListPage.tsx';
export { UserListPage } from './users/UserListPage.tsx';
