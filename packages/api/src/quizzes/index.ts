export type { Choice, Question } from './contract.ts';
export { useAddQuestion, useDeleteQuestion, useQuestions, useSaveQuestion } from './hooks.ts';
export {
  listQuestions,
  preloadQuestions,
  type QuestionChange,
  type QuestionContent,
  type QuestionName,
} from './requests.ts';
