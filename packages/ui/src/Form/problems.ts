import type { ValidatedElement } from '../Field/index.ts';
import { say } from '../language/index.ts';

export interface FieldProblem {
  readonly field: string;
  /** The error, with the name of the field. */
  readonly message: string;
  /** Whether the field is only empty. */
  readonly isEmpty: boolean;
}

/** Returns the browser's validation errors of a form, in the order of the page. */
export function problemsOf(form: HTMLFormElement): readonly FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const element of form.elements) {
    if (!isValidated(element) || element.validity.valid || !element.willValidate) continue;
    const field = fieldOf(element);
    if (!problems.has(field)) problems.set(field, { field, message: messageFor(element), isEmpty: isEmpty(element) });
  }
  return [...problems.values()];
}

/** Returns the focusable element of a field. */
export function controlOf(form: HTMLFormElement, field: string): ValidatedElement | undefined {
  return [...form.elements].filter(isValidated).find((element) => fieldOf(element) === field);
}

/** Returns the id of the field, or of the group, that an element belongs to. */
function fieldOf(element: ValidatedElement): string {
  return element.closest<HTMLElement>('[data-field]')?.dataset.field ?? element.id;
}

export function isValidated(element: Element): element is ValidatedElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isEmpty({ validity }: ValidatedElement): boolean {
  return validity.valueMissing && !validity.customError;
}

function messageFor(element: ValidatedElement): string {
  const named = element.closest<HTMLElement>('[data-label]');
  const label = named?.dataset.label ?? element.labels?.[0]?.textContent ?? say('This field');
  const { validity } = element;
  if (validity.customError) return element.validationMessage;
  if (validity.valueMissing) return say('{label} is required.', { label });
  if (validity.typeMismatch) {
    return element.type === 'email'
      ? say('{label} needs an e-mail address, such as name@example.com.', { label })
      : say('{label} needs a web address, such as https://example.com.', { label });
  }
  if (validity.tooLong) {
    const max = Number(element.getAttribute('maxlength'));
    return say('{label} takes at most {max, plural, one {# character} other {# characters}}.', { label, max });
  }
  return say('{label}: {problem}', { label, problem: element.validationMessage });
}
