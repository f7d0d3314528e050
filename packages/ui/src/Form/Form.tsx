import type { FocusEvent, FormEvent, ReactNode, Ref } from 'react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useUnstored } from '../Code/index.ts';
import { FormProblemsContext } from '../Field/index.ts';
import { focusInView } from '../FocusInView/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import * as styles from './Form.css.ts';
import type { FieldProblem } from './problems.ts';
import { controlOf, problemsOf } from './problems.ts';
import { isPassword, useChangedControls } from './useChangedControls.ts';

export interface FormHandle {
  /** Whether a field differs from how it appeared first. Passwords do not count, because password managers enter them. */
  readonly isChanged: () => boolean;
}

export interface FormProps {
  children: ReactNode;
  /** The id for the `form` attribute of a button outside of the form. */
  id?: string;
  /** Receives the values by field name once all fields are valid, and the name of the submit button. */
  onSubmit: (data: FormData) => void;
  /** Replaces onSubmit for a button with `formNoValidate`; required fields can be empty. @default onSubmit */
  onSubmitIncomplete?: ((data: FormData) => void) | undefined;
  /** Whether what is typed is stored outside of the page, so that a reload does not lose it. @default false */
  isStored?: boolean | undefined;
  /** Marks required fields, in a form that has others. @default false */
  marksRequired?: boolean;
  /** The accessible name. */
  'aria-label'?: string;
  /** Receives the focus of its controls. */
  onFocus?: (event: FocusEvent) => void;
  ref?: Ref<FormHandle>;
}

/**
 * Validates its fields on submission. It focuses the first invalid field, shows the error of each, and their number if
 * there are several. A button with `formNoValidate` allows empty required fields, but no other errors.
 * It is a native form, because React Aria's validates on blur and keeps an error while it is being fixed.
 */
export function Form({
  children,
  onSubmit,
  onSubmitIncomplete = onSubmit,
  isStored = false,
  marksRequired = false,
  ref,
  ...attributes
}: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const messages = useMemo(() => new Map(problems.map(({ field, message }) => [field, message])), [problems]);

  const changedControls = useChangedControls(formRef);
  useUnstored(() => !isStored && changedControls().length > 0);
  useImperativeHandle(ref, () => ({ isChanged: () => changedControls().some((control) => !isPassword(control)) }));

  /** Removes the errors that are fixed. New ones appear on the next submission. */
  function recheck() {
    if (problems.length === 0 || formRef.current === null) return;
    const current = new Set(problemsOf(formRef.current).map(({ field }) => field));
    const remaining = problems.filter(({ field }) => current.has(field));
    if (remaining.length < problems.length) setProblems(remaining);
  }
  // A controlled value changes after the input event, so every render validates.
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
    else focusInView(controlOf(event.currentTarget, first.field));
  }

  return (
    <form
      {...attributes}
      ref={formRef}
      className={styles.forms[marksRequired ? 'marked' : 'unmarked']}
      noValidate
      onSubmit={handleSubmit}
      onInput={recheck}
    >
      <FormProblemsContext value={messages}>
        {problems.length > 1 && (
          <p className={styles.summary} role="alert">
            <ErrorIcon />
            <bdi>{say('Fix {n, plural, one {# field} other {# fields}} to continue', { n: problems.length })}</bdi>
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
