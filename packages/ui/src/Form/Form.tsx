import type { FormEvent, ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormDisabledContext, FormProblemsContext } from '../Field/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fields, form } from './Form.css.ts';
import type { FieldProblem } from './problems.ts';
import { controlOf, problemsOf } from './problems.ts';

/** What a form holds and does. */
export interface FormProps {
  /** The fields and buttons. */
  children: ReactNode;
  /** Receives the values by field name, once all fields are right. */
  onSubmit: (data: FormData) => void;
  /**
   * Takes every field and button inside out of use, while an upload or a save runs.
   * @default false
   */
  isDisabled?: boolean;
  /** The form's name for assistive technology. */
  'aria-label'?: string;
}

/** Checks its fields when sent: the first bad one takes the focus, several are listed above. */
export function Form({ children, onSubmit, isDisabled = false, 'aria-label': label }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const messages = useMemo(() => new Map(problems.map(({ field, message }) => [field, message])), [problems]);

  /** Drops what has been mended since; nothing new is reported before the next attempt to send. */
  function recheck() {
    if (problems.length === 0 || formRef.current === null) return;
    const current = new Set(problemsOf(formRef.current).map(({ field }) => field));
    const remaining = problems.filter(({ field }) => current.has(field));
    if (remaining.length < problems.length) setProblems(remaining);
  }
  // A value that the caller holds changes after the input event: every render checks again.
  useEffect(recheck);

  function focusField(field: string) {
    if (formRef.current !== null) controlOf(formRef.current, field)?.focus();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = problemsOf(event.currentTarget);
    setProblems(found);
    const [first] = found;
    if (first === undefined) onSubmit(new FormData(event.currentTarget));
    else focusField(first.field);
  }

  return (
    <form ref={formRef} className={form} noValidate aria-label={label} onSubmit={handleSubmit} onInput={recheck}>
      <FormProblemsContext value={messages}>
        <FormDisabledContext value={isDisabled}>
          <fieldset className={fields} disabled={isDisabled}>
            {problems.length > 1 && <ErrorSummary problems={problems} onFocusField={focusField} />}
            {children}
          </fieldset>
        </FormDisabledContext>
      </FormProblemsContext>
    </form>
  );
}
