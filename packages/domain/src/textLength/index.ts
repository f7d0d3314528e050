export { QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH, titleProblem, tooLongMessage } from './textLength.ts';
