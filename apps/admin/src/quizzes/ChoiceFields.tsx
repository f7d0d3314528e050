import { type QuestionProblem, questionProblemMessage } from '@cpd/domain/quiz';
import { FormProblemsContext } from '@cpd/ui/Field';
import { TextField } from '@cpd/ui/TextField';
import { useContext, useId } from 'react';
import { circle, legend, problem as problemStyle, row, rows } from './ChoiceFields.css.ts';

/** What the choices hold and report. */
export interface ChoiceFieldsProps {
  /** The texts of the choices. */
  choices: readonly string[];
  /** The correct choice's place, from 0; -1 while none is marked. */
  correct: number;
  /** What keeps the question from being saved. */
  problems: readonly QuestionProblem[];
  /** Receives all texts after a change. */
  onChoicesChange: (choices: readonly string[]) => void;
  /** Receives the place of the choice that is marked correct. */
  onCorrectChange: (correct: number) => void;
}

/** A question's choices, one of them marked correct by its circle. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { choices, correct, problems, onChoicesChange, onCorrectChange } = props;
  const id = useId();
  const message = useContext(FormProblemsContext).get(id);
  return (
    <fieldset aria-describedby={message === undefined ? undefined : `${id}-problem`}>
      <legend className={legend}>Choices, the correct one marked</legend>
      <div className={rows}>
        {choices.map((text, place) => (
          // A choice is its place: there are always four of them.
          <div key={place} className={row}>
            <input
              className={circle}
              type="radio"
              name="correct"
              aria-label={`Choice ${place + 1} is correct`}
              data-field={id}
              data-label="The correct choice"
              required
              checked={place === correct}
              onChange={() => onCorrectChange(place)}
            />
            <TextField
              label={`Choice ${place + 1}`}
              isRequired
              value={text}
              onChange={(changed) => onChoicesChange(choices.with(place, changed))}
              errorMessage={text === '' ? undefined : messageOf(problems, place)}
            />
          </div>
        ))}
      </div>
      {message !== undefined && (
        <p id={`${id}-problem`} className={problemStyle}>
          {message}
        </p>
      )}
    </fieldset>
  );
}

function messageOf(problems: readonly QuestionProblem[], place: number): string | undefined {
  const found = problems.find((problem) => 'index' in problem && problem.index === place);
  return found && questionProblemMessage(found);
}
