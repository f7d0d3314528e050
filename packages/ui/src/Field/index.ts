export { input } from './Field.css.ts';
export { FieldInput } from './FieldInput.tsx';
export { FieldHelp, type FieldHelpProps, FieldLabel, type FieldLabelProps } from './FieldTexts.tsx';
export { FormProblemsContext } from './FormProblems.ts';
export { type FieldProps, useField, type ValidatedElement } from './useField.ts';
export { CopiedHtmlProvider, type TextOfCopiedHtml, usePaste } from './usePaste.ts';
