export { field, input, requiredMark } from './Field.css.ts';
export type { FieldFrameProps } from './FieldFrame.tsx';
export { FieldFrame, FieldHelp } from './FieldFrame.tsx';
export { FormDisabledContext, FormProblemsContext } from './FormProblems.ts';
export type { FieldProps, ValidatedElement } from './useField.ts';
export { useField } from './useField.ts';
