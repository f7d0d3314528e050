import { type Course, courses } from '@cpd/api/courses';
import { useVersionedForm } from '@cpd/api/forms';
import type { LoadedQuery } from '@cpd/api/query';
import { hasSameValues } from '@cpd/domain/editing';
import { clampAfterDeletion, type QuizConfig, quizConfigOf } from '@cpd/domain/quizConfig';
import { useModal } from '@cpd/ui/DialogQueue';
import { useFormGuard } from '@cpd/ui/EditScreen';
import { say } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';

/** Edits the two numbers of a course's quiz. */
export function useQuizConfig(course: LoadedQuery<Course>) {
  const action = courses.saveQuizCondition.useMutation();
  const notify = useNotify();
  const { reportFailure } = useModal();
  const { _id: id } = course.data;
  const saved = quizConfigOf(course.data);

  async function reload() {
    const latest = await course.reload();
    return latest && { ...latest, value: quizConfigOf(latest.value) };
  }
  const save = (config: QuizConfig, ifMatch: string | null) => action.run({ course: id, ...config }, ifMatch);
  const form = useVersionedForm({
    inputKey: `quiz/${id}`,
    saved: { value: saved, etag: course.etag },
    reload,
    save,
  });
  useFormGuard(form, { savedText: say('Update successful') });

  async function update() {
    if (!(await form.save())) return;
    notify(say('Update successful'));
    await form.reload();
  }

  /** Saves suggested numbers in place of the edited ones. */
  async function fix(suggested: QuizConfig) {
    form.onChange(suggested);
    await update();
  }

  /** After a deletion, lowers the numbers to the questions left and saves them if that changed any. */
  async function lowerTo(questionsLeft: number, isRepeated = false) {
    const lower = (config: QuizConfig) => clampAfterDeletion(config, questionsLeft);
    form.rebase(lower);
    // Applies to numbers that others have saved since, too.
    const latest = await reload();
    if (!latest) return;
    const current = hasSameValues(lower(latest.value), lower(saved)) ? saved : latest.value;
    // `lower` returns the same object if there is nothing to lower.
    if (lower(current) === current) return;
    const outcome = await save(lower(current), latest.etag);
    if (outcome.isDone || !outcome.error.isChangedElsewhere) return;
    if (isRepeated) reportFailure(outcome.error);
    else await lowerTo(questionsLeft, true);
  }

  return { form, update: () => void update(), fix: (suggested: QuizConfig) => void fix(suggested), lowerTo };
}
