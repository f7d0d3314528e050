import { type CallOptions, useClient } from '@cpd/api/client';
import { type Course, courses } from '@cpd/api/courses';
import { clampQuizNumber, isPassScoreUnreachable, loweredAfterDeletion, type QuizConfig } from '@cpd/domain/quiz';
import { useNotify } from '@cpd/ui/Notifications';
import { useChangedElsewhere } from '../kit/editing/useChangedElsewhere.ts';
import { isSame, useEditing } from '../kit/editing/useEditing.ts';

/** The two numbers of a quiz while they are being edited; the number of questions is undefined until it is known. */
export function useQuizConfig(course: Course, questionCount: number | undefined) {
  const save = courses.saveQuizCondition.useMutation();
  const notify = useNotify();
  const client = useClient();
  const saved = configOf(course);
  const editing = useEditing<QuizConfig>({ key: `quiz/${course._id}`, saved });
  const read = async (call: CallOptions) => configOf(await courses.detail.read(client, { id: course._id }, call));
  const elsewhere = useChangedElsewhere({ opened: saved, read, editing });
  const { values } = editing;

  async function update() {
    if (!(await elsewhere.mayBeSaved())) return;
    const { isDone } = await save.run({ course: course._id, ...values });
    if (!isDone) return;
    editing.rebase(values);
    elsewhere.noteSaved(values);
    notify('Update successful');
  }

  /** Lowers what exceeds the questions left after a deletion, and saves the pair once if it did (rule F4). */
  async function lowerTo(questionsLeft: number) {
    const lower = (config: QuizConfig) => loweredAfterDeletion(config, questionsLeft);
    editing.change(lower);
    editing.rebase(lower(saved));
    elsewhere.noteSaved(lower(saved));
    // What others have saved meanwhile is lowered in its turn, and otherwise left as it is.
    const now = await read({ overlay: false }).catch(() => saved);
    const kept = isSame(lower(now), lower(saved)) ? saved : now;
    if (lower(kept) !== kept) await save.run({ course: course._id, ...lower(kept) });
  }

  return {
    config: values,
    onConfigChange: (part: Partial<QuizConfig>) => editing.change(clamped(part, questionCount)),
    isUnreachable: isPassScoreUnreachable(values),
    elsewhere,
    isUpdating: elsewhere.isChecking || save.isRunning,
    onUpdate: () => void update(),
    lowerTo,
  };
}

function configOf({ quizLimit, passCondition }: Course): QuizConfig {
  return { quizLimit, passCondition };
}

/** Brings typed numbers into 0 … number of questions, as far as that is known. */
function clamped(part: Partial<QuizConfig>, questionCount = Number.MAX_SAFE_INTEGER): Partial<QuizConfig> {
  const entries = Object.entries(part).map(([name, value]) => [name, clampQuizNumber(value, questionCount)]);
  return Object.fromEntries(entries);
}
