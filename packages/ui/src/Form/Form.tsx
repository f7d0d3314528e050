import type { FormEvent, ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormProblemsContext } from '../Field/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import * as styles from './Form.css.ts';
import type { FieldProblem } from './problems.ts';
import { controlOf, problemsOf } from './problems.ts';

export interface FormProps {
  children: ReactNode;
  /** What a button outside of the form names as its `form`. */
  id?: string;
  /** Receives the values by field name, once all fields are right, and the name of the button that sent them. */
  onSubmit: (data: FormData) => void;
  /** Receives them instead when a button with `formNoValidate` sends the form; required fields may be empty. @default onSubmit */
  onSubmitIncomplete?: ((data: FormData) => void) | undefined;
  /** The form's name for assistive technology. */
  'aria-label'?: string;
}

/**
 * Checks its fields when sent: the first bad one takes the focus, each says what is wrong with it, and of several it is said
 * above how many they are. A button with
 * `formNoValidate` sends it with required fields left empty, but with nothing that is wrong.
 * The browser's own form, because React Aria's reports a field that is left, and keeps an error while it is being fixed.
 */
export function Form({ children, onSubmit, onSubmitIncomplete = onSubmit, ...attributes }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const messages = useMemo(() => new Map(problems.map(({ field, message }) => [field, message])), [problems]);

  /** Drops what has been fixed since; nothing new is reported before the next attempt to send. */
  function recheck() {
    if (problems.length === 0 || formRef.current === null) return;
    const current = new Set(problemsOf(formRef.current).map(({ field }) => field));
    const remaining = problems.filter(({ field }) => current.has(field));
    if (remaining.length < problems.length) setProblems(remaining);
  }
  // A value that the caller holds changes after the input event: every render checks again.
  useEffect(recheck);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitter = submitterOf(event.nativeEvent);
    const isIncomplete = submitter?.formNoValidate === true;
    const found = problemsOf(event.currentTarget).filter(({ isEmpty }) => !isEmpty || !isIncomplete);
    setProblems(found);
    const [first] = found;
    const send = isIncomplete ? onSubmitIncomplete : onSubmit;
    if (first === undefined) send(new FormData(event.currentTarget, submitter));
    else controlOf(event.currentTarget, first.field)?.focus();
  }

  return (
    <form {...attributes} ref={formRef} className={styles.form} noValidate onSubmit={handleSubmit} onInput={recheck}>
      <FormProblemsContext value={messages}>
        {problems.length > 1 && (
          <p className={styles.summary} role="alert">
            <ErrorIcon />
            <bdi>{`Fix ${problems.length} fields to continue`}</bdi>
          </p>
        )}
        {children}
      </FormProblemsContext>
    </form>
  );
}

function submitterOf(event: Event): HTMLButtonElement | null {
  return event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement ? event.submitter : null;
}
