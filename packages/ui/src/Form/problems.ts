import type { ValidatedElement } from '../Field/index.ts';

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

function isValidated(element: Element): element is ValidatedElement {
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
  const label = named?.dataset.label ?? element.labels?.[0]?.textContent ?? 'This field';
  const { validity } = element;
  if (validity.customError) return element.validationMessage;
  if (validity.valueMissing) return `${label} is required.`;
  if (validity.typeMismatch) {
    return element.type === 'email'
      ? `${label} needs an e-mail address, such as name@example.com.`
      : `${label} needs a web address, such as https://example.com.`;
  }
  if (validity.tooLong) return `${label} takes at most ${element.getAttribute('maxlength')} characters.`;
  return `${label}: ${element.validationMessage}`;
}
