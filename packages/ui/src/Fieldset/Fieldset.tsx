import { type ReactNode, useContext, useId, useMemo } from 'react';
import { FieldHelp, FormProblemsContext } from '../Field/index.ts';
import { legend as legendStyle, problem } from './Fieldset.css.ts';
import { FieldsetContext } from './FieldsetContext.ts';

/** What belongs together in a form. */
export interface FieldsetProps {
  /** What the group is about. */
  legend: string;
  /** The fields. */
  children: ReactNode;
  /** How messages name the choice among the group's radio buttons. */
  choiceLabel?: string;
}

/** Groups fields that answer one question together, and says what is wrong with the choice among them. */
export function Fieldset({ legend, children, choiceLabel }: FieldsetProps) {
  const id = useId();
  const message = useContext(FormProblemsContext).get(id);
  const choice = useMemo(() => ({ id, label: choiceLabel }), [id, choiceLabel]);
  return (
    <fieldset aria-describedby={message === undefined ? undefined : `${id}-problem`}>
      <legend className={legendStyle}>{legend}</legend>
      <FieldsetContext value={choice}>{children}</FieldsetContext>
      {message !== undefined && (
        <div className={problem}>
          <FieldHelp id={`${id}-problem`} description={undefined} message={message} />
        </div>
      )}
    </fieldset>
  );
}
