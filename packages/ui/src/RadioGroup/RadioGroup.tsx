import type { ReactNode } from 'react';
import { useContext, useEffect, useId, useRef } from 'react';
import { box, row, label as words } from '../Checkbox/Checkbox.css.ts';
import { FieldHelp, FormProblemsContext, requiredMark } from '../Field/index.ts';
import { legend, orientations } from './RadioGroup.css.ts';

/** Something to choose. */
export interface RadioOption {
  /** What tells it apart. */
  readonly value: string;
  /** What is shown beside the circle. */
  readonly label: ReactNode;
  /** Takes this choice out of use. */
  readonly isDisabled?: boolean;
}

/** What a group of choices asks and holds. */
export interface RadioGroupProps {
  /** The question; messages name the group by it. */
  label: string;
  /** The choices, in order. */
  options: readonly RadioOption[];
  /** The value chosen; '' is none. */
  value: string;
  /** Receives the value chosen. */
  onChange: (value: string) => void;
  /** The key of the value in the form's data. */
  name?: string;
  /** Help under the choices. */
  description?: string;
  /** What is wrong; shown in place of the help. */
  errorMessage?: string | undefined;
  /**
   * Asks for a choice when the form is sent.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Takes the group out of use.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Choices below or beside one another.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

/** Chooses one of a few things that are all in view. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, name, description, errorMessage, isRequired = false } = props;
  const { isDisabled = false, orientation = 'vertical' } = props;
  const id = useId();
  const formMessage = useContext(FormProblemsContext).get(id);
  const message = errorMessage ?? formMessage;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector('input')?.setCustomValidity(errorMessage ?? ''), [errorMessage]);
  const helpId = message !== undefined || description !== undefined ? `${id}-help` : undefined;
  return (
    <fieldset ref={group} disabled={isDisabled} aria-describedby={helpId}>
      <legend className={legend}>
        {label}
        {isRequired && (
          <span className={requiredMark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className={orientations[orientation]}>
        {options.map((option) => (
          <label key={option.value} className={row} data-disabled={option.isDisabled || isDisabled || undefined}>
            <input
              className={box}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              required={isRequired}
              disabled={option.isDisabled}
              data-field={id}
              data-label={label}
              onChange={() => onChange(option.value)}
            />
            <span className={words}>{option.label}</span>
          </label>
        ))}
      </div>
      {helpId !== undefined && <FieldHelp id={helpId} description={description} message={message} />}
    </fieldset>
  );
}
