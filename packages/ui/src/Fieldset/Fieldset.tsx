import { type ReactNode, useContext, useId, useMemo } from 'react';
import { error } from '../Field/Field.css.ts';
import { FormProblemsContext } from '../Field/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Fieldset.css.ts';
import { FieldsetContext } from './FieldsetContext.ts';

export interface FieldsetProps {
  legend: string;
  children: ReactNode;
  /** The name of the choice among the radio buttons in error messages. */
  choiceLabel?: string;
  /** What is wrong with the fields together. It blocks the submission, which shows it. */
  problem?: string | undefined;
}

/** A group of fields that answer one question, with the error of the choice among them. */
export function Fieldset({ legend, children, choiceLabel, problem }: FieldsetProps) {
  const id = useId();
  const message = useContext(FormProblemsContext).get(id);
  const choice = useMemo(() => ({ id, label: choiceLabel }), [id, choiceLabel]);
  return (
    <fieldset aria-describedby={message === undefined ? undefined : `${id}-problem`}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldsetContext value={choice}>{children}</FieldsetContext>
      {problem !== undefined && <FieldsetProblem field={id} problem={problem} />}
      {message !== undefined && (
        <p id={`${id}-problem`} className={`${error} ${styles.problem}`}>
          <ErrorIcon />
          <span>{message}</span>
        </p>
      )}
    </fieldset>
  );
}

/** Makes the form report a problem of the fieldset, and focus its first control. */
function FieldsetProblem({ field, problem }: { field: string; problem: string }) {
  return (
    <input
      ref={(input) => input?.setCustomValidity(problem)}
      className={visuallyHidden}
      data-field={field}
      tabIndex={-1}
      aria-hidden="true"
      onFocus={({ currentTarget: { parentElement } }) =>
        parentElement?.querySelector<HTMLElement>(':is(input, textarea, button):not([aria-hidden])')?.focus()
      }
    />
  );
}
