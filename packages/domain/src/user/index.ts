export { fullName } from './user.ts';
