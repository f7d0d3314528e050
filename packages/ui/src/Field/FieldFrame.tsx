import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icon/index.ts';
import { error, field, help, labelRow, requiredMark } from './Field.css.ts';

/** What stands around a control. */
export interface FieldFrameProps {
  /** The control's id. */
  id: string;
  /** The visible label. */
  label: string;
  /** Help under the control. */
  description: string | undefined;
  /** What is wrong; shown in place of the help. */
  message: string | undefined;
  /** The id that the help or the message gets, which the control refers to. */
  helpId: string | undefined;
  /** Whether a value is asked for. */
  isRequired: boolean;
  /** The control. */
  children: ReactNode;
}

/** Puts the label above a control and the help or the error under it. */
export function FieldFrame({ id, label, description, message, helpId, isRequired, children }: FieldFrameProps) {
  return (
    <div className={field}>
      <div className={labelRow}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {isRequired && (
          <span className={requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </div>
      {children}
      {helpId !== undefined && <FieldHelp id={helpId} description={description} message={message} />}
    </div>
  );
}

/** Shows what is wrong, or else the help. */
export function FieldHelp({
  id,
  description,
  message,
}: { id: string } & Pick<FieldFrameProps, 'description' | 'message'>) {
  if (message === undefined) {
    return (
      <p id={id} className={help}>
        {description}
      </p>
    );
  }
  return (
    <p id={id} className={error}>
      <ErrorIcon />
      {message}
    </p>
  );
}
