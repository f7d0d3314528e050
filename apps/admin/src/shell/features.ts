/** Every feature inside the frame; each line adds the screens of one. */
export { routes as certificateGroups } from '../certificateGroups/routes.ts';
export { routes as courses } from '../courses/routes.ts';
export { routes as events } from '../events/routes.ts';
export { routes as feed } from '../feed/routes.ts';
export { routes as quizzes } from '../quizzes/routes.ts';
export { routes as setting } from '../setting/routes.ts';
export { routes as users } from '../users/routes.ts';
