export type { SelectOption } from './OptionList.tsx';
export { Select, type SelectProps } from './Select.tsx';
