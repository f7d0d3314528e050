import { withCorrect } from '@cpd/domain/questionValues';
import { type QuestionProblem, type QuizChoice, questionProblemMessage } from '@cpd/domain/quiz';
import { textProblem } from '@cpd/domain/text';
import { TITLE_MAX_LENGTH } from '@cpd/domain/textLength';
import { Fieldset, Radio } from '@cpd/ui/Fieldset';
import { say, sentence } from '@cpd/ui/language';
import { Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import * as styles from './ChoiceFields.css.ts';

export interface ChoiceFieldsProps {
  choices: readonly QuizChoice[];
  problems: readonly QuestionProblem[];
  onChange: (choices: readonly QuizChoice[]) => void;
}

/** The texts of a question's choices, each with a radio that marks it as correct. */
export function ChoiceFields({ choices, problems, onChange }: ChoiceFieldsProps) {
  return (
    <Fieldset legend={say('Choices (select the correct one)')} choiceLabel={say('The correct choice')}>
      <Stack gap={12}>
        {choices.map((choice, index) => (
          // The number of choices never changes.
          <div key={index} className={styles.row}>
            <div className={styles.radio}>
              <Radio
                name="correct"
                aria-label={say('Choice {number} is correct', { number: index + 1 })}
                isSelected={choice.isCorrect}
                onSelect={() => onChange(withCorrect(choices, index))}
              />
            </div>
            <TextField
              label={say('Choice {number}', { number: index + 1 })}
              isRequired
              value={choice.text}
              onChange={(text) => onChange(choices.with(index, { ...choice, text }))}
              errorMessage={
                choice.text === '' ? undefined : (messageOf(problems, index) ?? tooLong(choice.text, index))
              }
            />
          </div>
        ))}
      </Stack>
    </Fieldset>
  );
}

function tooLong(text: string, index: number): string | undefined {
  const problem = textProblem('line', sentence('Choice {number}', { number: index + 1 }), text, TITLE_MAX_LENGTH);
  return problem && say(problem);
}

function messageOf(problems: readonly QuestionProblem[], index: number): string | undefined {
  const found = problems.find((problem) => 'index' in problem && problem.index === index);
  return found && say(questionProblemMessage(found));
}
