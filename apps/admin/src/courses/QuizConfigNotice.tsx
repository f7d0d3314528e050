import { type QuizConfig, suggestedQuizConfig } from '@cpd/domain/quiz';
import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';

export interface QuizConfigNoticeProps {
  /** The effect on learners. */
  warning: string;
  /** Without a number, the notice suggests nothing. */
  questionCount: number | null | undefined;
  isPending: boolean;
  /** Receives the suggested config. */
  onFix: (config: QuizConfig) => void;
}

/** Warns of a quiz that asks nothing or is passed with 0, and offers a config that asks all questions. */
export function QuizConfigNotice({ warning, questionCount, isPending, onFix }: QuizConfigNoticeProps) {
  const suggested = typeof questionCount === 'number' ? suggestedQuizConfig(questionCount) : undefined;
  return (
    <Notice
      tone="caution"
      actions={
        suggested && (
          <Button size="small" isPending={isPending} onPress={() => onFix(suggested)}>
            {`Ask ${suggested.quizLimit}, pass with ${suggested.passCondition}`}
          </Button>
        )
      }
    >
      {warning}
    </Notice>
  );
}
