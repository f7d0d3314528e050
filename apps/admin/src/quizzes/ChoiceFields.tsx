import { type QuestionProblem, questionProblemMessage } from '@cpd/domain/quiz';
import { TITLE_MAX_LENGTH, textProblem } from '@cpd/domain/textLength';
import { Fieldset, Radio } from '@cpd/ui/Fieldset';
import { Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import * as styles from './ChoiceFields.css.ts';

export interface ChoiceFieldsProps {
  choices: readonly string[];
  /** The correct choice's place, from 0; -1 while none is marked. */
  correct: number;
  /** What keeps the question from being saved. */
  problems: readonly QuestionProblem[];
  onChoicesChange: (choices: readonly string[]) => void;
  /** Receives the place of the choice that is marked correct. */
  onCorrectChange: (correct: number) => void;
}

/** A question's choices, one of them marked correct by its circle. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { choices, correct, problems, onChoicesChange, onCorrectChange } = props;
  return (
    <Fieldset legend="Choices (select the correct one)" choiceLabel="The correct choice">
      <Stack gap={12}>
        {choices.map((text, place) => (
          // A choice is its place: there are always four of them.
          <div key={place} className={styles.row}>
            <div className={styles.circle}>
              <Radio
                name="correct"
                aria-label={`Choice ${place + 1} is correct`}
                isSelected={place === correct}
                onSelect={() => onCorrectChange(place)}
              />
            </div>
            <TextField
              label={`Choice ${place + 1}`}
              isRequired
              value={text}
              onChange={(changed) => onChoicesChange(choices.with(place, changed))}
              errorMessage={text === '' ? undefined : (messageOf(problems, place) ?? tooLong(text, place))}
            />
          </div>
        ))}
      </Stack>
    </Fieldset>
  );
}

function tooLong(text: string, place: number): string | undefined {
  return textProblem(`Choice ${place + 1}`, text, TITLE_MAX_LENGTH);
}

function messageOf(problems: readonly QuestionProblem[], place: number): string | undefined {
  const found = problems.find((problem) => 'index' in problem && problem.index === place);
  return found && questionProblemMessage(found);
}
