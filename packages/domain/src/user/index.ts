export { fullName, type UserNames } from './user.ts';
