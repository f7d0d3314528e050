import { useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { CrossIcon, SearchIcon } from '../Icon/index.ts';
import { box, clear, frame, glass } from './SearchField.css.ts';
import { useSearch } from './useSearch.ts';

/** What is searched, and when. */
export interface SearchFieldProps {
  /** The field's name for assistive technology. */
  label: string;
  /** What is searched, such as 'from title or description'. */
  placeholder?: string;
  /** The text searched for now, from the address. */
  value: string;
  /** Receives the text once typing stops; at once on Enter, Escape and the cross. */
  onSearch: (text: string) => void;
  /**
   * How long typing has to stop, in milliseconds.
   * @default 1000
   */
  delay?: number;
}

/** Searches a list as one types. */
export function SearchField({ label, placeholder, value, onSearch, delay = 1000 }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, searchNow } = useSearch({ value, onSearch, delay });

  function handleClear() {
    searchNow('');
    input.current?.focus();
  }

  return (
    <search>
      <AriaSearchField
        className={frame}
        aria-label={label}
        value={text}
        onChange={setText}
        onSubmit={searchNow}
        onClear={() => searchNow('')}
      >
        <span className={glass}>
          <SearchIcon />
        </span>
        <Input ref={input} className={box} placeholder={placeholder ?? ''} />
        {text !== '' && (
          // The browser's own: React Aria's button would double what the field costs, and here it would do no more.
          <button type="button" className={clear} aria-label="Clear search" onClick={handleClear}>
            <CrossIcon />
          </button>
        )}
      </AriaSearchField>
    </search>
  );
}
