import { SearchInput } from './SearchInput.tsx';
import { useSearch } from './useSearch.ts';

export interface SearchFieldProps {
  /** The accessible name. */
  label: string;
  /** The placeholder: 'Search from title or description.' */
  placeholder?: string;
  /** The current search, from the URL. */
  value: string;
  /** Receives the text once typing stops, and immediately on Enter, Escape and Clear. */
  onSearch: (text: string) => void;
  /**
   * The search delay (debounce) in milliseconds.
   * @default 1000
   */
  delay?: number;
}

/** A debounced search field. */
export function SearchField({ label, placeholder = '', value, onSearch, delay = 1000 }: SearchFieldProps) {
  const { text, setText, searchNow } = useSearch({ value, onSearch, delay });
  return (
    <search>
      <SearchInput
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        onEnter={() => searchNow(text)}
        onClear={() => searchNow('')}
      />
    </search>
  );
}
