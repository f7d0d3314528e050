export { clampQuizNumber, isPassScoreUnreachable, loweredAfterDeletion, type QuizConfig } from './config.ts';
export { parsePastedQuestion } from './pastedQuestion.ts';
export {
  CHOICE_COUNT,
  type QuestionProblem,
  type QuizQuestion,
  questionProblemMessage,
  questionProblems,
} from './question.ts';
export { parseWholeNumber } from './wholeNumber.ts';
