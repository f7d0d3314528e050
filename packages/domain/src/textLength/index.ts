export { QUESTION_MAX_LENGTH, TITLE_MAX_LENGTH, tooLongMessage } from './textLength.ts';
