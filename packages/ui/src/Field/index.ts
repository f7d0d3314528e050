export { field, input } from './Field.css.ts';
export { FieldHelp, type FieldHelpProps, FieldLabel, type FieldLabelProps } from './FieldTexts.tsx';
export { FormProblemsContext } from './FormProblems.ts';
export {
  checked,
  type FieldProps,
  type TextProps,
  textAttributes,
  useField,
  type ValidatedElement,
} from './useField.ts';
export { CopiedHtmlProvider, type TextOfCopiedHtml, usePaste } from './usePaste.ts';
