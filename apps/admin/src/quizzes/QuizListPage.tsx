import { useCourseList } from '../courses/useCourseList.ts';
import { useListParams } from '../kit/lists/useListParams.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { QuizListScreen } from './QuizListScreen.tsx';

/** The list of courses whose quizzes can be edited, at its address. */
export function QuizListPage() {
  const address = useListParams();
  return <QuizListScreen view={address} imageUrl={useImageUrl()} courses={useCourseList(address)} />;
}
