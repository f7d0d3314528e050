export type { OptionListProps, SelectOption } from './OptionList.tsx';
export { OptionList } from './OptionList.tsx';
export type { SelectProps } from './Select.tsx';
export { Select } from './Select.tsx';
