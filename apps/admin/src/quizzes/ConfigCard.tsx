import type { VersionedForm } from '@cpd/api/forms';
import { isPassScoreUnreachable, type QuizConfig, quizConfigWarning } from '@cpd/domain/quizConfig';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { RestoredNotice } from '@cpd/ui/EditScreen';
import { Form } from '@cpd/ui/Form';
import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import { ChangedElsewhereNotice } from '../editing/ChangedElsewhereNotice.tsx';
import * as styles from './ConfigCard.css.ts';

export interface ConfigCardProps {
  course: string;
  form: VersionedForm<QuizConfig>;
  onUpdate: () => void;
  /** The number of questions; undefined until they are loaded. */
  questionCount: number | undefined;
}

/** The number of questions that a quiz shows, and the score to pass. */
export function ConfigCard({ course, form, onUpdate, questionCount }: ConfigCardProps) {
  const { quizLimit, passCondition } = form.values;
  // The page warns of what is saved.
  const warning =
    form.isUnsaved && questionCount !== undefined ? say(quizConfigWarning(form.values, questionCount)) : undefined;
  const maximum = questionCount !== undefined && { max: questionCount };
  const limit =
    questionCount === undefined
      ? say('At most the number of questions.')
      : questionCount === 0
        ? say('Add a question first.')
        : say('At most {count} (all questions).', { count: questionCount });
  return (
    <Card title={say('Config')}>
      <Form onSubmit={onUpdate} aria-label={say('Config')} isStored>
        <ChangedElsewhereNotice form={form} subject={course} />
        <RestoredNotice form={form} />
        <div className={styles.frame}>
          <div className={styles.row}>
            <WholeNumberField
              label={say('How many question to show')}
              description={limit}
              {...maximum}
              value={quizLimit}
              onChange={(number) => form.onChange({ quizLimit: number })}
            />
            <WholeNumberField
              label={say('How many score to pass this exam')}
              description={limit}
              {...maximum}
              value={passCondition}
              onChange={(number) => form.onChange({ passCondition: number })}
            />
            <div className={styles.update}>
              <Button type="submit" variant="primary" isPending={form.isSaving}>
                {say('Update')}
              </Button>
            </div>
          </div>
        </div>
        {warning !== undefined && <Notice tone="caution">{warning}</Notice>}
        {warning === undefined && isPassScoreUnreachable(form.values) && (
          <Notice tone="caution">
            {say(
              'No one can pass: {points, plural, one {# point} other {# points}} needed, {questions, plural, one {# question} other {# questions}} asked.',
              { points: passCondition, questions: quizLimit },
            )}
          </Notice>
        )}
      </Form>
    </Card>
  );
}
