import { addressOf } from '../http/address.ts';
import { listQuestions } from './contract.ts';

/** Names the cached answers about quizzes. */
export const quizKeys = {
  list: (courseId: string) => addressOf(listQuestions, { params: { courseId } }),
};
