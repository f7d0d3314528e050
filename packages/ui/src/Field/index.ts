export { error, field, input } from './Field.css.ts';
export type { FieldHelpProps, FieldLabelProps } from './FieldWords.tsx';
export { FieldHelp, FieldLabel } from './FieldWords.tsx';
export { FormProblemsContext } from './FormProblems.ts';
export type { FieldProps, ValidatedElement } from './useField.ts';
export { useField } from './useField.ts';
