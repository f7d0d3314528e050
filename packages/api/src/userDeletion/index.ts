export { checkAvailableUser, deleteUser } from './requests.ts';
