import { type QuestionProblem, questionProblemMessage } from '@cpd/domain/quiz';
import { textProblem } from '@cpd/domain/text';
import { TITLE_MAX_LENGTH } from '@cpd/domain/textLength';
import { Fieldset, Radio } from '@cpd/ui/Fieldset';
import { Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import * as styles from './ChoiceFields.css.ts';

export interface ChoiceFieldsProps {
  choices: readonly string[];
  /** The index of the correct choice; -1 while none is selected. */
  correct: number;
  problems: readonly QuestionProblem[];
  onChoicesChange: (choices: readonly string[]) => void;
  /** Receives the index of the selected choice. */
  onCorrectChange: (correct: number) => void;
}

/** The texts of a question's choices, each with a radio that marks it as correct. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { choices, correct, problems, onChoicesChange, onCorrectChange } = props;
  return (
    <Fieldset legend="Choices (select the correct one)" choiceLabel="The correct choice">
      <Stack gap={12}>
        {choices.map((text, index) => (
          // The number of choices never changes.
          <div key={index} className={styles.row}>
            <div className={styles.radio}>
              <Radio
                name="correct"
                aria-label={`Choice ${index + 1} is correct`}
                isSelected={index === correct}
                onSelect={() => onCorrectChange(index)}
              />
            </div>
            <TextField
              label={`Choice ${index + 1}`}
              isRequired
              value={text}
              onChange={(changed) => onChoicesChange(choices.with(index, changed))}
              errorMessage={text === '' ? undefined : (messageOf(problems, index) ?? tooLong(text, index))}
            />
          </div>
        ))}
      </Stack>
    </Fieldset>
  );
}

function tooLong(text: string, index: number): string | undefined {
  return textProblem('line', `Choice ${index + 1}`, text, TITLE_MAX_LENGTH);
}

function messageOf(problems: readonly QuestionProblem[], index: number): string | undefined {
  const found = problems.find((problem) => 'index' in problem && problem.index === index);
  return found && questionProblemMessage(found);
}
