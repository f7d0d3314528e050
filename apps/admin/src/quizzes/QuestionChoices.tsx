import type { QuizChoice } from '@cpd/domain/quiz';
import { CheckIcon } from '@cpd/ui/Icon';
import { say } from '@cpd/ui/language';
import { Text } from '@cpd/ui/Text';
import { VisuallyHidden } from '@cpd/ui/VisuallyHidden';
import * as styles from './QuestionChoices.css.ts';

/** The choices of a question, with a mark at the correct one. */
export function QuestionChoices({ choices }: { choices: readonly QuizChoice[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ text, isCorrect }, index) => (
        <li key={index} className={styles.choice}>
          <span className={styles.mark}>
            {isCorrect && (
              <Text as="span" tone="positive">
                <CheckIcon />
              </Text>
            )}
          </span>
          <Text as="span" tone={isCorrect ? 'positive' : 'inherit'}>
            {text}
            {isCorrect && <VisuallyHidden>{` ${say('(correct)')}`}</VisuallyHidden>}
          </Text>
        </li>
      ))}
    </ul>
  );
}
