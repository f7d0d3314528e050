import { type QuizConfig, suggestedQuizConfig } from '@cpd/domain/quizConfig';
import { Button } from '@cpd/ui/Button';
import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';

export interface QuizConfigNoticeProps {
  /** The effect on learners. */
  warning: string;
  /** Without a number, the notice suggests nothing. */
  questionCount: number | null | undefined;
  isPending: boolean;
  /** Focuses the fix. A notification announces the import, so the notice does not. @default false */
  isAfterImport?: boolean;
  /** Receives the suggested config. */
  onFix: (config: QuizConfig) => void;
}

/** Warns of a quiz that asks nothing or is passed with 0, and offers a config that asks all questions. */
export function QuizConfigNotice(props: QuizConfigNoticeProps) {
  const { warning, questionCount, isPending, isAfterImport = false, onFix } = props;
  const suggested = typeof questionCount === 'number' ? suggestedQuizConfig(questionCount) : undefined;
  return (
    <Notice
      tone="caution"
      isAnnounced={!isAfterImport}
      actions={
        suggested && (
          <Button size="small" autoFocus={isAfterImport} isPending={isPending} onPress={() => onFix(suggested)}>
            {say('Ask {count}, pass with {score}', { count: suggested.quizLimit, score: suggested.passCondition })}
          </Button>
        )
      }
    >
      {warning}
    </Notice>
  );
}
