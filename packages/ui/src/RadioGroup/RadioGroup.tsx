import type { ReactNode } from 'react';
import { useContext, useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { row, label as words } from '../Checkbox/Checkbox.css.ts';
import { FieldHelp, FormDisabledContext, FormProblemsContext, requiredMark } from '../Field/index.ts';
import { circle, group, legend, orientations } from './RadioGroup.css.ts';

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
  const isFormDisabled = useContext(FormDisabledContext);
  const formMessage = useContext(FormProblemsContext).get(id);
  const message = errorMessage ?? formMessage;
  const helpId = message !== undefined || description !== undefined ? `${id}-help` : undefined;
  return (
    <AriaRadioGroup
      className={group}
      {...(name !== undefined && { name })}
      {...(helpId !== undefined && { 'aria-describedby': helpId })}
      // The empty value is no radio's, so that none is chosen and all are asked for.
      value={value === '' ? null : value}
      onChange={onChange}
      orientation={orientation}
      isRequired={isRequired}
      isDisabled={isDisabled || isFormDisabled}
      validate={() => errorMessage ?? null}
      data-field={id}
      data-label={label}
    >
      <Label className={legend}>
        {label}
        {isRequired && (
          <span className={requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <div className={orientations[orientation]}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
            <RadioButton className={row}>
              <span className={circle} />
              <span className={words}>{option.label}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      {helpId !== undefined && <FieldHelp id={helpId} description={description} message={message} />}
    </AriaRadioGroup>
  );
}
