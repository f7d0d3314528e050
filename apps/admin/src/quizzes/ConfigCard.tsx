import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { Form } from '@cpd/ui/Form';
import { Notice } from '@cpd/ui/Notice';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import { ChangedElsewhereNotice } from '../kit/editing/ChangedElsewhereNotice.tsx';
import type { QuizEditScreenProps } from './QuizEditScreen.tsx';

/** What the card shows and reports. */
export type ConfigCardProps = Pick<
  QuizEditScreenProps,
  'config' | 'onConfigChange' | 'isUnreachable' | 'elsewhere' | 'isUpdating' | 'onUpdate' | 'questions'
>;

/** Asks how many questions a quiz shows and how many of them must be right. */
export function ConfigCard(props: ConfigCardProps) {
  const { config, onConfigChange, isUnreachable, elsewhere, isUpdating, onUpdate, questions } = props;
  const most = questions && { max: questions.length };
  const limit =
    questions === undefined
      ? 'Not over the number of questions.'
      : `Not over the number of questions, ${questions.length}.`;
  return (
    <Card title="Config">
      <Form onSubmit={onUpdate} aria-label="Config">
        {elsewhere.isFound && <ChangedElsewhereNotice {...elsewhere} />}
        <WholeNumberField
          label="How many question to show"
          description={limit}
          {...most}
          value={config.quizLimit}
          onChange={(quizLimit) => onConfigChange({ quizLimit })}
        />
        <WholeNumberField
          label="How many score to pass this exam"
          description={limit}
          {...most}
          value={config.passCondition}
          onChange={(passCondition) => onConfigChange({ passCondition })}
        />
        {isUnreachable && (
          <Notice tone="caution">
            Nobody can pass: the score to pass, {config.passCondition}, is above the number of questions shown,{' '}
            {config.quizLimit}.
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" isPending={isUpdating}>
            Update
          </Button>
        </div>
      </Form>
    </Card>
  );
}
