import { type RefObject, useEffect, useRef } from 'react';
import type { ValidatedElement } from '../Field/index.ts';
import { isValidated } from './problems.ts';

/** Returns a function that returns the controls of a form that differ from how they appeared first. */
export function useChangedControls(form: RefObject<HTMLFormElement | null>): () => readonly ValidatedElement[] {
  const initial = useRef(new WeakMap<ValidatedElement, string>());
  const controls = () => [...(form.current?.elements ?? [])].filter(isValidated).filter((control) => !isCopy(control));
  // A controlled field has its own idea of a default value.
  useEffect(() => {
    for (const control of controls()) if (!initial.current.has(control)) initial.current.set(control, stateOf(control));
  });
  return () => controls().filter((control) => stateOf(control) !== (initial.current.get(control) ?? stateOf(control)));
}

function stateOf(control: ValidatedElement): string {
  const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
  return isChoice ? String(control.checked) : control.value;
}

/** Whether it is React Aria's copy of a list, which it fills in after the list. Select has a control of its own. */
function isCopy(control: ValidatedElement): boolean {
  return control.closest('[data-react-aria-prevent-focus]') !== null;
}

/** Whether it takes a password, also while that is shown. */
export function isPassword(control: ValidatedElement): boolean {
  return control.type === 'password' || (control.getAttribute('autocomplete')?.includes('password') ?? false);
}
