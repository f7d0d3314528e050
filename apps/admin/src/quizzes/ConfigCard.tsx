import { isPassScoreUnreachable, parseWholeNumber, type QuizConfig } from '@cpd/domain/quiz';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { Notice } from '@cpd/ui/Notice';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import { ChangedElsewhereNotice } from '../kit/editing/formNotices.tsx';
import type { ShownForm } from '../kit/editing/useForm.ts';
import * as styles from './ConfigCard.css.ts';

export interface ConfigCardProps {
  form: ShownForm<QuizConfig>;
  onUpdate: () => void;
  /** How many questions there are; undefined until it is known. */
  questionCount: number | undefined;
}

/** Asks how many questions a quiz shows and how many of them must be right. */
export function ConfigCard({ form, onUpdate, questionCount }: ConfigCardProps) {
  const { quizLimit, passCondition } = form.values;
  const most = questionCount !== undefined && { max: questionCount };
  const limit =
    questionCount === undefined ? 'At most the number of questions.' : `At most ${questionCount} (all questions).`;
  return (
    <Card title="Config">
      <Form onSubmit={onUpdate} aria-label="Config">
        <ChangedElsewhereNotice form={form} />
        <div className={styles.row}>
          <WholeNumberField
            label="How many question to show"
            parse={parseWholeNumber}
            description={limit}
            {...most}
            value={quizLimit}
            onChange={(number) => form.onChange({ quizLimit: number })}
          />
          <WholeNumberField
            label="How many score to pass this exam"
            parse={parseWholeNumber}
            description={limit}
            {...most}
            value={passCondition}
            onChange={(number) => form.onChange({ passCondition: number })}
          />
          <div className={styles.update}>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              Update
            </Button>
          </div>
        </div>
        {isPassScoreUnreachable(form.values) && (
          <Notice tone="caution">
            Nobody can pass: the score to pass, {passCondition}, is above the number of questions shown, {quizLimit}.
          </Notice>
        )}
      </Form>
    </Card>
  );
}
