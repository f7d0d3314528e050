export type { WholeNumberFieldProps } from './WholeNumberField.tsx';
export { WholeNumberField } from './WholeNumberField.tsx';
