import { type Course, courses } from '@cpd/api/courses';
import type { LoadedQuery } from '@cpd/api/query';
import { hasSameValues } from '@cpd/domain/editing';
import { clampAfterDeletion, type QuizConfig } from '@cpd/domain/quiz';
import { useNotify } from '@cpd/ui/Notifications';
import { useForm } from '../kit/editing/useForm.ts';

const SAVED_TEXT = 'Update successful';

/** The two numbers of a course's quiz while they are being edited. */
export function useQuizConfig(course: LoadedQuery<Course>) {
  const action = courses.saveQuizCondition.useMutation();
  const notify = useNotify();
  const { _id: id } = course.data;
  const saved = configOf(course.data);

  async function reload() {
    const now = await course.reload();
    return now && { ...now, value: configOf(now.value) };
  }
  const save = (config: QuizConfig, ifMatch: string | null) => action.run({ course: id, ...config }, ifMatch);
  const form = useForm({
    draftKey: `quiz/${id}`,
    savedText: SAVED_TEXT,
    saved: { value: saved, etag: course.etag },
    reload,
    save,
  });

  async function update() {
    if (!(await form.save())) return;
    form.onDiscard();
    notify(SAVED_TEXT);
  }

  /** Lowers what exceeds the questions left after a deletion, and saves the pair once if it did (rule F4). */
  async function lowerTo(questionsLeft: number) {
    const lower = (config: QuizConfig) => clampAfterDeletion(config, questionsLeft);
    form.rebase(lower);
    // What others have saved meanwhile is lowered in its turn, and otherwise left as it is.
    const now = await reload();
    const kept = now && !hasSameValues(lower(now.value), lower(saved)) ? now.value : saved;
    if (lower(kept) !== kept) await save(lower(kept), now?.etag ?? null);
  }

  return { form, update: () => void update(), lowerTo };
}

function configOf({ quizLimit, passCondition }: Course): QuizConfig {
  return { quizLimit, passCondition };
}
