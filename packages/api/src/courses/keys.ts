import { addressOf } from '../http/address.ts';
import { listCourses, readCourse } from './contract.ts';

/** Names the cached answers about courses. */
export const courseKeys = {
  list: addressOf(listCourses),
  detail: (id: string) => addressOf(readCourse, { params: { id } }),
};
