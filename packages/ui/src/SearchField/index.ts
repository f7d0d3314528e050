export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { useDebounced } from './useDebounced.ts';
