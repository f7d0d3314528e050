import { type Course, useSaveQuizCondition } from '@cpd/api/courses';
import { clampQuizNumber, isPassScoreUnreachable, loweredAfterDeletion, type QuizConfig } from '@cpd/domain/quiz';
import { useNotify } from '@cpd/ui/Notifications';
import { useEditing } from '../app/editing/useEditing.ts';

/** The two numbers of a quiz while they are being edited; the number of questions is undefined until it is known. */
export function useQuizConfig(course: Course, questionCount: number | undefined) {
  const save = useSaveQuizCondition();
  const notify = useNotify();
  const { quizLimit, passCondition } = course;
  const editing = useEditing<QuizConfig>({ key: `quiz/${course._id}`, saved: { quizLimit, passCondition } });
  const { values } = editing;

  async function update() {
    const { isDone } = await save.run({ course: course._id, ...values });
    if (!isDone) return;
    editing.rebase(values);
    notify('Update successful');
  }

  /** Lowers what exceeds the questions left after a deletion, and saves the pair once if it did (decision F4). */
  async function lowerTo(questionsLeft: number) {
    const saved = { quizLimit, passCondition };
    const lowered = loweredAfterDeletion(saved, questionsLeft);
    editing.change((before) => loweredAfterDeletion(before, questionsLeft));
    if (lowered === saved) return;
    editing.rebase(lowered);
    await save.run({ course: course._id, ...lowered });
  }

  return {
    config: values,
    onConfigChange: (part: Partial<QuizConfig>) => editing.change(clamped(part, questionCount)),
    isUnreachable: isPassScoreUnreachable(values),
    isUpdating: save.isRunning,
    onUpdate: () => void update(),
    lowerTo,
  };
}

/** Brings typed numbers into 0 … number of questions, as far as that is known. */
function clamped(part: Partial<QuizConfig>, questionCount = Number.MAX_SAFE_INTEGER): Partial<QuizConfig> {
  const entries = Object.entries(part).map(([name, value]) => [name, clampQuizNumber(value, questionCount)]);
  return Object.fromEntries(entries);
}
